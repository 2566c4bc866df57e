import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Python for the browser, as its package brings it: what a page without a server runs. */
const PYODIDE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];

const pyodide: Plugin = {
  name: 'boardwright:pyodide',
  apply: 'build',
  generateBundle() {
    for (const name of PYODIDE) {
      const source = readFileSync(new URL(`./node_modules/pyodide/${name}`, import.meta.url));
      this.emitFile({ type: 'asset', fileName: `pyodide/${name}`, source });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), pyodide],
  worker: { format: 'es' },
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
