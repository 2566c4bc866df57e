/** The client's own settings, with a document around it, and with Svelte's state as a browser has it. */
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import client from './vite.config.ts';

// A test that clicks on a link wants to know who takes the click, not to go there.
const navigation = {
  disableMainFrameNavigation: true,
  disableChildPageNavigation: true,
  disableFallbackToSetURL: true,
};

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      include: ['tests/**/*.test.ts'],
      // One document a worker, and still nothing shared between files: four times faster than one a file.
      pool: 'vmThreads',
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { settings: { navigation } } },
    },
  }),
);
