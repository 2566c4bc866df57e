/** For looking at the drawings without a server; not part of the client. `npx vite --config src/games/terra_mystica/gallery/vite.config.ts` */
import '../../../tokens.css';
import '../../../app.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
