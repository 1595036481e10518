import tseslint from 'typescript-eslint';
import { ignored } from '../../eslint.config.js';

/** Of the rules that know the types, those that Oxlint lacks, or that find more in ESLint (decision 35). */
export default tseslint.config(
  { ignores: [...ignored, '**/*.{js,mjs}'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
      '@typescript-eslint/prefer-optional-chain': 'error',
      '@typescript-eslint/unbound-method': 'error',
    },
  },
  {
    // Its functions are called with the socket as `this`, as its types state.
    files: ['quality/production/preload.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
);
