/** What types do not tell: dead code, habits of JavaScript, Svelte's own traps. Formatting is Prettier's business. */
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import settings from './svelte.config.js';

export default typescript.config(
  { ignores: ['node_modules', 'src/generated', 'src/games/*/gallery'] },
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
      // Only drawings of our own are put in as they are; words are always texts.
      'svelte/no-at-html-tags': 'off',
      // svelte-check says which of these are needed, and it sees more warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // The maps of a derived value are made anew with it, and nobody changes them.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps a space that would be dropped.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // A board's view and pieces have the shape that its game knows.
  { files: ['src/lib/board/contract.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
);
