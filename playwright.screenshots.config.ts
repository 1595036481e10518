import tests from './playwright.config.ts';

/** `npm run screenshots`: the same browser and stack as the end-to-end tests, taking pictures. */
export default { ...tests, testDir: 'tests/screenshots', outputDir: 'test-results/screenshots' };
