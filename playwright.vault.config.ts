import tests from './playwright.config.ts';

/** `npm run quality -- vault`: the same browser and stack as the end-to-end tests, by the name that a passkey belongs to. */
export default {
  ...tests,
  testDir: 'local/quality/vault',
  outputDir: 'test-results/vault',
  retries: 0,
  use: { ...tests.use, baseURL: (process.env['HOSTING_URL'] ?? '').replace('127.0.0.1', 'localhost') },
};
