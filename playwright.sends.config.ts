import tests from './playwright.config.ts';

/** `npm run quality -- sends`: the browser and stack of the end-to-end tests. A chain's base fee is everybody's, so one at a time. */
export default {
  ...tests,
  testDir: 'local/quality/sends',
  outputDir: 'test-results/sends',
  workers: 1,
  retries: 0,
  timeout: 900_000,
};
