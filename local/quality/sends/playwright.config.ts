import tests from '../../../playwright.config.ts';

/** The suite `sends`: the same browser and stack as the end-to-end tests. A chain's base fee is everybody's, so one at a time. */
export default {
  ...tests,
  testDir: '.',
  outputDir: '../../../test-results/sends',
  workers: 1,
  retries: 0,
  timeout: 900_000,
};
