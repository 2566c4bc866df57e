/** What types do not tell: dead code, habits of JavaScript, Svelte's own traps. Formatting is Prettier's business. */
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import settings from './svelte.config.js';

export default typescript.config(
  { ignores: ['node_modules', 'src/games/*/gallery/samples'] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: ['.svelte'], svelteConfig: settings },
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-var': 'error',
      // A loop that only counts has to name what it does not use.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // {' '} keeps a space that would be dropped: a comment inside says so.
      'svelte/no-useless-mustaches': ['error', { ignoreIncludesComment: true }],
    },
  },
);
