import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { stackEnvironment } from './tools/stackEnvironment.ts';
import { stackPorts, testPortOffset } from './tools/stackPorts.ts';
import { compiledTexts } from './web/compiledTexts.ts';
import { trimmedTokenList } from './web/trimmedTokenList.ts';
import { writtenHelp } from './web/writtenHelp.ts';

/** For the tests that need the test stack: where it is, unless the environment says otherwise. */
const onTheStack = {
  env: { ...stackEnvironment(stackPorts(testPortOffset)), ...process.env },
  globalSetup: ['tools/requireEmulators.ts'],
  // Generous: the Functions emulator starts a process for every call at once, in seconds on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 30_000,
};

/** Timeout of a unit test in ms, far above its usual time: a screen's longest test takes ten seconds under the load of all checks. */
const UNIT_TIMEOUT_MS = 60_000;

/** Applies to every unit test: conditions that it awaits are met later on a machine that runs other checks. */
const unitTest = {
  testTimeout: UNIT_TIMEOUT_MS,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['tools/testing/waitLonger.ts'],
};

const webTests = ['web/src/**/*.test.{ts,tsx}'];

/** Tests that hash with WebCrypto, which accepts no bytes of another realm: each of these files runs in its own process. */
const hashing = ['web/src/features/{phrase,chat}/**/*.test.{ts,tsx}'];

const nodeTests = globSync('{packages/core,functions,clients/typescript,quality}/**/*.test.ts', {
  exclude: (path) => path.endsWith('node_modules'),
});

/** Tests of the browser's code that name Node as their environment. */
const withoutDom = globSync(webTests).filter((file) => hasText(file, /^\/\/ @vitest-environment node$/m));

/** Tests that change a module or the console before others load it. */
const mocking = [...nodeTests, ...withoutDom].filter((file) => hasText(file, /vi\.(mock|hoisted)\(/));

/** Tests of which many files share a process, so that the code that they test is loaded once: half the time. */
const sharing = [...nodeTests, ...withoutDom].filter((file) => !mocking.includes(file));

function hasText(file: string, text: RegExp): boolean {
  return text.test(readFileSync(file, 'utf8'));
}

export default defineConfig({
  test: {
    // Library logs of expected refusals matter only if the test fails.
    silent: 'passed-only',
    projects: [
      {
        plugins: [compiledTexts(), writtenHelp(), trimmedTokenList()],
        test: {
          ...unitTest,
          name: 'unit',
          globalSetup: ['functions/trainHelp.ts'],
          setupFiles: [...unitTest.setupFiles, 'tools/testing/restoreGlobals.ts'],
          include: sharing,
          isolate: false,
        },
      },
      {
        test: {
          ...unitTest,
          name: 'unit-isolated',
          globalSetup: ['functions/trainHelp.ts'],
          include: [
            ...mocking.filter((file) => !withoutDom.includes(file)),
            'clients/cli/src/**/*.test.ts',
            'clients/connect/*.test.ts',
            '{tools,web/prerender}/**/*.test.ts',
            'web/*.test.ts',
          ],
        },
      },
      {
        plugins: [compiledTexts(), writtenHelp(), trimmedTokenList()],
        test: {
          ...unitTest,
          name: 'unit-web',
          include: [...webTests, 'clients/connect/src/**/*.test.ts'],
          exclude: [...hashing, ...sharing],
          environment: 'jsdom',
          setupFiles: [...unitTest.setupFiles, 'tools/testing/separateChannels.ts'],
          // A realm per file takes a third of the time of a process per file, which would load jsdom each time.
          pool: 'vmThreads',
        },
      },
      {
        plugins: [compiledTexts(), trimmedTokenList()],
        test: {
          ...unitTest,
          name: 'unit-hashing',
          include: hashing,
          exclude: sharing,
          environment: 'jsdom',
        },
      },
      {
        plugins: [compiledTexts(), trimmedTokenList()],
        test: {
          ...unitTest,
          name: 'hostileServer',
          include: ['web/src/app/hostileServer/*.suite.ts'],
          environment: 'jsdom',
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...onTheStack } },
      {
        test: {
          name: 'clients',
          include: ['tests/clients/**/*.test.ts'],
          ...onTheStack,
          // Most questions are asked by a process of their own, which takes its time on a machine that is busy.
          testTimeout: 120_000,
        },
      },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...onTheStack } },
    ],
  },
});
