import { MediaQuery } from 'svelte/reactivity';

/** A phone held sideways, a low window, a window at 200 %: what is asked stands beside the board, not under it. */
export const low = new MediaQuery('(max-height: 519px)');

/** A small window with everything to check in one column beside the board. */
export const small = new MediaQuery('(max-width: 1179px) and (max-height: 800px)');

/** Columns beside the board have room for everything; on a phone they scroll. */
export const high = new MediaQuery('(min-height: 981px), (max-width: 759px), (max-height: 519px)');

/** A phone held upright, or any window as narrow. */
export const narrow = new MediaQuery('(max-width: 759px)');
