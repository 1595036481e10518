import tests from './playwright.config.ts';

/** `npm run quality -- restoreWallet`: the same browser and stack as the end-to-end tests. */
export default { ...tests, testDir: 'tests/restore', outputDir: 'test-results/restore' };
