import tests from './playwright.config.ts';

/** `npm run quality -- swaps`: the browser and stack of the end-to-end tests. Each file swaps on a chain of its own, one walk after the other. */
export default {
  ...tests,
  testDir: 'local/quality/swaps/screen',
  outputDir: 'test-results/swaps',
  workers: 2,
  retries: 0,
  timeout: 600_000,
  // What waits for ever is told by what it waits for.
  use: { ...tests.use, actionTimeout: 60_000 },
};
