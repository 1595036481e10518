import tests from './playwright.config.ts';

/** `npm run quality -- marks`: the browser and stack of the end-to-end tests; each file reads every screen on one network. */
export default {
  ...tests,
  testDir: 'local/quality/marks',
  outputDir: 'test-results/marks',
  workers: 2,
  retries: 0,
  timeout: 600_000,
};
