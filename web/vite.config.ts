import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // The server may stand in a folder of somebody's site: the page and its files find each other wherever they are.
  base: './',
  resolve: { alias: { $lib: new URL('./src/lib', import.meta.url).pathname } },
  build: {
    outDir: '../src/boardwright/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows files of its own only: nothing is inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
