/**
 * Tag of tests about the content and layout of one screen: `npm run quality -- screens` and `-- looks` run them, `npm test` does not.
 * Tests that guard money, secrets or a whole journey never have it.
 */
export const SCREEN = { tag: '@screen' } as const;
