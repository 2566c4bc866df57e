import { MediaQuery } from 'svelte/reactivity';

/** A phone held sideways, a low window, a window at 200 %: what is asked stands beside the board, not under it. */
export const low = new MediaQuery('(max-height: 519px)');

/** A phone held upright, or any window as narrow. */
export const narrow = new MediaQuery('(max-width: 759px)');
