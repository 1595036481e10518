import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';
import { findChromium, type ChromiumBuild } from './tools/browser/findChromium.ts';
import { stackEnvironment } from './tools/stackEnvironment.ts';
import { stackPorts, testPortOffset } from './tools/stackPorts.ts';
import { SCREEN } from './tests/e2e/support/screen.ts';

// The tests read the stack's address from the environment too.
Object.assign(process.env, { ...stackEnvironment(stackPorts(testPortOffset)), ...process.env });

/** Tests that need a camera, or notifications of a service worker, which the headless shell of Chromium lacks. */
const NEEDS_WHOLE_BROWSER = ['qrCamera.spec.ts', 'push.spec.ts'];

/**
 * Suites of `npm run quality`, and `npm run screenshots`, in the browser and on the stack of the end-to-end tests. Each runs by
 * `--project <name>`; the end-to-end tests are the projects shell and whole.
 */
const suites: readonly (Project & { name: string })[] = [
  { name: 'screenshots', testDir: 'tests/screenshots', retries: 1 },
  // Each language shows every screen.
  {
    name: 'languages',
    testDir: 'quality/languages',
    // The folder's unit tests are Vitest's.
    testMatch: '**/*.spec.ts',
    workers: 2,
    timeout: 900_000,
    use: { actionTimeout: 60_000 },
  },
  { name: 'restore', testDir: 'tests/restore', retries: 1 },
  // Each file reads every screen on one network.
  { name: 'marks', testDir: 'quality/marks', workers: 2, timeout: 600_000 },
  // A chain has one base fee, so one test at a time.
  { name: 'sends', testDir: 'quality/sends', workers: 1, timeout: 900_000 },
  {
    // Each file swaps on its own chain, one journey after the other.
    name: 'swaps',
    testDir: 'quality/swaps/screen',
    workers: 2,
    timeout: 600_000,
    // An action that never happens then fails under its own name.
    use: { actionTimeout: 60_000 },
  },
  {
    name: 'connect',
    testDir: 'quality/connect',
    // Two windows at once would take the focus from each other, and rest their buttons.
    workers: 1,
    use: { actionTimeout: 30_000 },
  },
  {
    name: 'offline',
    testDir: 'quality/offline',
    // It times the opening, and each test stores a whole release.
    workers: 1,
    use: { serviceWorkers: 'allow' },
  },
  {
    name: 'vault',
    testDir: 'quality/vault',
    // A passkey belongs to a host name, not to an address.
    use: { baseURL: (process.env['HOSTING_URL'] ?? '').replace('127.0.0.1', 'localhost') },
  },
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  // The emulators and the browsers share the cores: one more worker is no faster on two cores, and each test slower.
  workers: Math.max(2, availableParallelism()),
  // A browser on a busy machine can be too slow; `npm test` ends with a list of the tests that needed a retry.
  retries: 1,
  // Generous: a busy machine needs many seconds to start a function, and a slow correct answer is not a failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['HOSTING_URL'] ?? '',
    browserName: 'chromium',
    // A page's own worker would answer before the routes of a test.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Waiting for animations proves nothing; the money path runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording a trace takes as long as the test itself, so only a retry records one.
    trace: 'on-first-retry',
  },
  projects: [
    ...endToEnd('', { grepInvert: new RegExp(SCREEN.tag) }),
    ...endToEnd('Screens', { grep: new RegExp(SCREEN.tag) }),
    ...suites.map((suite) => ({
      outputDir: `test-results/${suite.name}`,
      retries: 0,
      ...suite,
      use: { launchOptions: launchOptions('shell'), ...suite.use },
    })),
  ],
});

/** The end-to-end tests that an option selects, in the browser that each of them needs. */
function endToEnd(suffix: string, selection: Pick<Project, 'grep' | 'grepInvert'>): Project[] {
  return [
    {
      name: `shell${suffix}`,
      testIgnore: NEEDS_WHOLE_BROWSER,
      ...selection,
      use: { launchOptions: launchOptions('shell') },
    },
    {
      name: `whole${suffix}`,
      testMatch: NEEDS_WHOLE_BROWSER,
      ...selection,
      use: { launchOptions: launchOptions('whole') },
    },
  ];
}

function launchOptions(build: ChromiumBuild) {
  const executablePath = findChromium(build);
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages are short-lived and of one site, so optimised code and site isolation would only cost time.
      '--js-flags=--no-opt',
      '--disable-site-isolation-trials',
    ],
  };
}
