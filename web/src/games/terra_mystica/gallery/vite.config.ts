import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [svelte({ configFile: here('../../../../svelte.config.js') })],
  resolve: { alias: { $lib: here('../../../lib') } },
  server: { host: '127.0.0.1', port: 5197, fs: { allow: [here('../../../..')] } },
  cacheDir: 'node_modules/.cache/gallery',
});
