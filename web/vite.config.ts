import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Python for the browser, as its package brings it: what a page without a server runs. Its library is packed anew. */
const PYODIDE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];

const of = (name: string) => new URL(`./node_modules/pyodide/${name}`, import.meta.url);

const pyodide: Plugin = {
  name: 'boardwright:pyodide',
  apply: 'build',
  generateBundle() {
    for (const name of PYODIDE) {
      const source = readFileSync(of(name));
      this.emitFile({ type: 'asset', fileName: `pyodide/${name}`, source });
    }
    // A list of the packages that could be fetched: 120 KB, and none ever is.
    const list = JSON.parse(readFileSync(of('pyodide-lock.json'), 'utf8')) as object;
    const source = JSON.stringify({ ...list, packages: {} });
    this.emitFile({ type: 'asset', fileName: 'pyodide/pyodide-lock.json', source });
  },
};

/** Fonts may be given on together with their licences. */
const FAMILIES = ['inter-tight', 'source-serif-4'];

const licences: Plugin = {
  name: 'boardwright:licences',
  apply: 'build',
  generateBundle() {
    for (const name of FAMILIES) {
      const source = readFileSync(new URL(`./node_modules/@fontsource-variable/${name}/LICENSE`, import.meta.url));
      this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
    }
  },
};

/** The client is fetched beside the little that starts before it (`src/main.ts`), not after. */
const ahead: Plugin = {
  name: 'boardwright:ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []));
      const client = chunks.find((each) => each.facadeModuleId?.endsWith('/src/client.ts'));
      if (!client) throw new Error('there is no client');
      const scripts = [client.fileName, ...client.imports].filter((name) => !page.includes(name));
      // In the order in which the client would ask for them.
      const styles = [...client.imports.map((name) => bundle[name]!), client].flatMap((each) => [
        ...((each.type === 'chunk' && each.viteMetadata?.importedCss) || []),
      ]);
      // What every language shows first. Other letters are fetched when they are met.
      const fonts = Object.keys(bundle).filter((name) => /-latin-.*\.woff2$/.test(name));
      const link = (attrs: Record<string, string>) => ({
        tag: 'link',
        injectTo: 'head' as const,
        attrs: { crossorigin: true, ...attrs },
      });
      return [
        // Not preloaded: where a service worker answers, a browser does not use for a script's styles what was preloaded
        // for the page. No script waits for them, since the only one is async.
        ...styles.map((name) => link({ rel: 'stylesheet', href: `./${name}` })),
        ...fonts.map((name) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}` })),
        ...scripts.map((name) => link({ rel: 'modulepreload', href: `./${name}` })),
      ];
    },
  },
};

export default defineConfig({
  plugins: [svelte(), pyodide, licences, ahead],
  worker: { format: 'es' },
  // The server may stand in a folder of somebody's site: the page and its files find each other wherever they are.
  base: './',
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
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
