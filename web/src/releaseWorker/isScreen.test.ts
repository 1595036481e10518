// @vitest-environment node
import { expect, test } from 'vitest';
import { isScreen } from './isScreen.ts';

const screens = ['/', '/wallet', '/auth/action', '/nft/*'];

test.each(['/', '/wallet', '/auth/action', '/nft/1:0xabc:2'])('%s is a screen', (path) => {
  expect(isScreen(path, screens)).toBe(true);
});

test.each([
  '/wallet/',
  '/walletx',
  '/auth',
  '/nft/',
  '/nft/a/b',
  '/connect',
  '/connect-console',
  '/api/v1/networks',
])('%s is none', (path) => {
  expect(isScreen(path, screens)).toBe(false);
});
