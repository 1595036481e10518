import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const features = readdirSync('web/src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The direction imports may go (docs/architecture.md): everything not named here is allowed. */
const zones = [
  {
    target: './packages/core/src',
    from: ['./web', './functions', './local', './tests'],
    message: 'core imports nothing of the repository',
  },
  {
    target: './web/src',
    from: ['./functions', './local', './tests'],
    message: 'web and functions meet only in core',
  },
  {
    target: './functions/src',
    from: ['./web', './local', './tests'],
    message: 'web and functions meet only in core',
  },
  {
    target: ['components', 'lib', 'config', 'catalogue', 'messages'].map((room) => `./web/src/${room}`),
    from: ['./web/src/features', './web/src/app'],
    message: 'shared code knows no feature',
  },
  {
    target: './web/src/features',
    from: './web/src/app',
    message: 'features do not know the app that composes them',
  },
  ...features.map((feature) => ({
    target: `./web/src/features/${feature}`,
    from: './web/src/features',
    except: [`./${feature}`],
    message: 'features do not know each other; compose them in app/routes',
  })),
  {
    target: './functions/src/api',
    from: './functions/src/endpoints',
    message: 'what both need has a room of its own: requests',
  },
  {
    target: './functions/src/services',
    from: ['./functions/src/endpoints', './functions/src/api'],
    message: 'endpoints call services, not the other way round',
  },
  {
    target: './functions/src/data',
    from: ['./functions/src/endpoints', './functions/src/api', './functions/src/services'],
    message: 'data is the lowest layer',
  },
  {
    target: './clients/typescript/src',
    from: ['./packages', './web', './functions', './local', './tests', './clients/cli'],
    message: 'a published package imports nothing of the repository',
  },
  {
    target: './clients/cli/src',
    from: ['./packages', './web', './functions', './local', './tests'],
    message: 'the CLI imports the SDK, and nothing else of the repository',
  },
];

const webImports = {
  paths: [
    {
      name: '@tanstack/react-query',
      importNames: ['useMutation'],
      message: 'useSingleMutation is begun once by a double press',
    },
  ],
  patterns: [
    {
      group: ['firebase/*', '@firebase/*'],
      message: 'The Firebase SDK belongs in lib/firebase and features/*/api',
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/lib/index.js*',
      '.local/',
      '**/coverage/',
      'test-results/',
      'clients/typescript/src/generated/api.ts',
      // Written for its readers, and run by tests/clients.
      'docs/samples/sdk/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'local/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
      globals: { ...globals.browser, ...globals.node },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: [
            'tsconfig.json',
            'packages/core/tsconfig.json',
            'web/tsconfig.json',
            'functions/tsconfig.json',
            'clients/typescript/tsconfig.json',
            'clients/cli/tsconfig.json',
          ],
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, 'no-restricted-imports': ['error', webImports] },
  },
  {
    files: ['web/src/lib/firebase/**', 'web/src/features/*/api/**', 'web/src/lib/query/useSingleMutation.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Programs people run in a terminal, and the one place where the browser's log is written.
    files: ['local/**', 'bench/**', 'tests/**', 'web/src/lib/log/logProblem.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*.config.{js,ts}', '.size-limit.js', 'web/*.config.ts', 'functions/*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
);
