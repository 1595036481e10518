// @vitest-environment node
import { expect, test } from 'vitest';
import { currentSite } from './currentSite.ts';
import { connectedSite } from './testing/connectedSite.ts';

const NOW = 1_000_000;
const [first, second] = [
  '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e',
  '0xE92d1A43df510F82C66382592a047d288f85226f',
];

test('holds while it lasts, and at its last moment no longer', () => {
  const site = connectedSite({ expires_at: NOW, accounts: [first] });
  expect(currentSite(site, [first], NOW - 1)).toEqual(site);
  expect(currentSite(site, [first], NOW)).toBeUndefined();
  expect(currentSite(connectedSite({ accounts: [first] }), [first], 10 * NOW)).toBeDefined();
});

test('is of the accounts that are left, and of nothing without one', () => {
  const site = connectedSite({ accounts: [first, second] });
  expect(currentSite(site, [second], NOW)?.accounts).toEqual([second]);
  expect(currentSite(site, [], NOW)).toBeUndefined();
  expect(currentSite(undefined, [first], NOW)).toBeUndefined();
});
