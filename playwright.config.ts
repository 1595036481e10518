import { defineConfig } from '@playwright/test';
import { findChromium } from './local/browser/findChromium.ts';
import { stackEnvironment } from './local/stackEnvironment.ts';
import { stackPorts, testPortOffset } from './local/stackPorts.ts';

// Where the test stack is, for the tests as well, unless the environment says otherwise.
Object.assign(process.env, { ...stackEnvironment(stackPorts(testPortOffset)), ...process.env });

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  // The emulators and the browser share what may be two cores.
  workers: 2,
  // A browser on a busy machine may miss a moment; what needed a second attempt is named at the end of `npm test`.
  retries: 1,
  // Generous: a busy machine starts a function in many seconds, and a slow right answer is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['HOSTING_URL'] ?? '',
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
