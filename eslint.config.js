import { readdirSync } from 'node:fs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { targetSyntax, windowSyntax } from './tools/lint/connectSyntax.js';

const features = foldersIn('web/src/features');

/** Folders of core below its callables: all others. */
const belowCallables = foldersIn('packages/core/src').filter((folder) => folder !== 'callables');

/** The direction imports may go (docs/architecture.md): everything not named here is allowed. */
const zones = [
  {
    target: './packages/core/src',
    from: ['./web', './functions', './tools', './quality', './tests'],
    message: 'core imports nothing of the repository',
  },
  {
    target: belowCallables.map((folder) => `./packages/core/src/${folder}`),
    from: './packages/core/src/callables',
    message: 'callables stand above the rest of core; what they share is in schemas',
  },
  {
    target: './web/src',
    from: ['./functions', './tools', './quality', './tests'],
    message: 'web and functions meet only in core',
  },
  {
    target: './functions/src',
    from: ['./web', './tools', './quality', './tests'],
    message: 'web and functions meet only in core',
  },
  {
    target: ['components', 'lib', 'config', 'catalogue', 'texts', 'prerendered'].map(
      (folder) => `./web/src/${folder}`,
    ),
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
    message: 'features do not know each other; compose them in app',
  })),
  {
    target: './functions/src/api',
    from: './functions/src/endpoints',
    message: 'what both need is in requests',
  },
  {
    target: './functions/src/api',
    from: './functions/src/questions',
    message: 'parts are those of refreshWallet; costs that the API shares are in services/limits',
  },
  {
    target: './functions/src/questions',
    from: ['./functions/src/endpoints', './functions/src/api'],
    message: 'endpoints ask the parts, not the other way round',
  },
  {
    target: './functions/src/services',
    from: ['./functions/src/endpoints', './functions/src/api', './functions/src/questions'],
    message: 'endpoints call services, not the other way round',
  },
  {
    target: './functions/src/data',
    from: [
      './functions/src/endpoints',
      './functions/src/api',
      './functions/src/questions',
      './functions/src/services',
    ],
    message: 'data is the lowest layer',
  },
  {
    target: ['requests', 'http', 'secrets', 'cache'].map((folder) => `./functions/src/${folder}`),
    from: ['endpoints', 'api', 'questions', 'services', 'data'].map((folder) => `./functions/src/${folder}`),
    message: 'all other folders of functions may import these',
  },
  {
    target: './functions/src/errors',
    // Of services, refusals need `ChainUnavailableError`.
    from: ['endpoints', 'api', 'questions', 'data'].map((folder) => `./functions/src/${folder}`),
    message: 'all other folders of functions may import errors',
  },
  {
    target: './clients/typescript/src',
    from: ['./packages', './web', './functions', './tools', './quality', './tests', './clients/cli'],
    message: 'a published package imports nothing of the repository',
  },
  {
    target: './clients/cli/src',
    from: ['./web', './functions', './tools', './quality', './tests'],
    message: 'the CLI imports the SDK, the connector, and the decoder and tokens of core',
  },
  {
    target: './clients/cli/src',
    from: './packages/core/src',
    // What is in its own package is all that anybody who installs it has: the build puts it into the one file.
    except: ['./calls/explainCall.ts', './tokens'],
    message: 'the CLI takes what decodes calls and knows tokens from core, and nothing else',
  },
  {
    target: './clients/connect/src',
    from: [
      './web',
      './functions',
      './tools',
      './quality',
      './tests',
      './clients/typescript',
      './clients/cli',
    ],
    message: 'the connector imports nothing of the repository but the protocol',
  },
  {
    target: './clients/connect/src',
    from: './packages/core/src',
    // What every site loads; the build puts it into the one file.
    except: ['./connect/connectProtocol.ts'],
    message: 'the connector takes the protocol from core, and nothing else',
  },
];

/** Components that put an exact amount beside a short one, or beside what is signed. */
const exactAmounts = [
  'web/src/components/AmountText.tsx',
  'web/src/features/signing/fees/FeePicker.tsx',
  'web/src/features/signing/replace/ReplaceDialog.tsx',
  'web/src/features/signing/replace/ReplacementSummary.tsx',
  'web/src/features/signing/summary/CostRows.tsx',
  'web/src/features/swap/components/AmountOutput.tsx',
  'web/src/features/transactions/components/TransactionRow.tsx',
];

/** Identifiers of the private dialect that docs/glossary.md replaced. */
const deniedIdentifiers = [
  '/^(MOST|LEAST)_|PATIENCE/',
  '/[Tt]estimon(y|ies)|[Pp]atien(t|ce)$/',
  '/Desk$|^desk$/',
  '/^(agreeOn|tellCall|keepUp|giveToNodes|giveToNetwork|askTogether|readApart|readAtOnce|readInTurn|isAtItsWord)$/',
  '/^(whileNobodyElseSends|unlessSomebodySends|refuseWhoLeft|requireStaying|standInTheWay|saidLines|doneLines|cameOf)$/',
  '/[Nn]obody|[Ss]omebody|[Ww]hoever|Anew$/',
  '/[Vv]erdict|[Aa]rrivals?$/',
  '/^(askFinal|callMost|callAgreed|askMost|askUntilMostAgree|secondMs|blockSecondMs|passingOnMs|standsForNow|coversNow)$/',
  '/^(saysUnnoted|mayGoUnnoted|isWaitedFor|takesOn)$|^(Judged|Moved|Listed)With$/',
].map((name) => ({
  selector: `Identifier[name=${name}]`,
  message: 'docs/glossary.md has the term for this',
}));

/** Formats of a fixed language, or of the machine's: the interface has `language`, the rest SOURCE_LANGUAGE. */
const fixedLanguages = [
  'NewExpression[callee.object.name="Intl"][arguments.0.type="Literal"]',
  'NewExpression[callee.object.name="Intl"][arguments.length=0]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/][arguments.0.type="Literal"]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/][arguments.length=0]',
  'CallExpression[callee.property.name="localeCompare"][arguments.1.type="Literal"]',
].map((selector) => ({ selector, message: 'web/src/lib/language/language.ts has the language' }));

/** Generated files; .oxlintrc.json has the same list. */
export const ignored = [
  '**/dist/',
  'functions/lib/',
  '.local/',
  '**/coverage/',
  'test-results/',
  'clients/typescript/src/generated/api.ts',
  // Samples for the developer pages, run by tests/clients.
  'docs/samples/sdk/',
  // Samples for websites, run or type-checked by web/src/features/site/connectSamples.test.tsx.
  'docs/samples/connect/',
];

/** Faults that Oxlint does not find in every form (decision 35). */
const problems = Object.fromEntries(
  [
    'for-direction',
    'no-console',
    'no-constant-binary-expression',
    'no-empty-static-block',
    'no-fallthrough',
    'no-global-assign',
    'no-misleading-character-class',
    'no-unsafe-optional-chaining',
    'no-useless-assignment',
    'no-useless-backreference',
    'preserve-caught-error',
    'use-isnan',
    '@typescript-eslint/no-array-constructor',
    '@typescript-eslint/no-duplicate-enum-values',
    '@typescript-eslint/prefer-as-const',
  ].map((rule) => [rule, 'error']),
);

/**
 * The same, of what the compiler finds in TypeScript.
 *
 * @type {Record<string, 'error'>}
 */
const untypedProblems = {
  'no-dupe-args': 'error',
  'no-obj-calls': 'error',
  'no-octal': 'error',
  'no-redeclare': 'error',
  'no-undef': 'error',
  'no-unreachable': 'error',
};

/** Most rules are Oxlint's (.oxlintrc.json), which knows the types: here is what it has not. */
export default tseslint.config(
  { ignores: ignored },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    languageOptions: { parser: tseslint.parser, globals: { ...globals.browser, ...globals.node } },
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          noWarnOnMultipleProjects: true,
          project: [
            'tsconfig.json',
            'packages/core/tsconfig.json',
            'web/tsconfig.json',
            'functions/tsconfig.json',
            'clients/typescript/tsconfig.json',
            'clients/cli/tsconfig.json',
            'clients/cli/src/page/tsconfig.json',
            'clients/connect/tsconfig.json',
          ],
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-syntax': ['error', ...deniedIdentifiers],
      ...problems,
    },
  },
  {
    files: ['{web,functions,packages/core}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...deniedIdentifiers, ...fixedLanguages, ...targetSyntax] },
  },
  {
    files: ['clients/connect/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'clients/connect/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...deniedIdentifiers, ...targetSyntax] },
  },
  {
    // The wallet's side of a connection (decision 70).
    files: ['web/src/{features,app}/connect/**/*.{ts,tsx}', 'web/src/{startConnect.ts,drawConnect.tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...deniedIdentifiers,
        ...fixedLanguages,
        ...targetSyntax,
        ...windowSyntax,
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], rules: untypedProblems },
  {
    // Amounts on screen have at most 6 significant digits, and the exact ones on demand (decision 65).
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', ...exactAmounts],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/formatExactCoin\\.ts$', message: 'AmountText shows amounts' }] },
      ],
    },
  },
  {
    // Programs people run in a terminal, and the one place where the browser's log is written.
    files: ['tools/**', 'quality/**', 'bench/**', 'tests/**', 'web/src/lib/log/logProblem.ts'],
    rules: { 'no-console': 'off' },
  },
);

/**
 * @param {string} path
 * @returns {string[]}
 */
function foldersIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
