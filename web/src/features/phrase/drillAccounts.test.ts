// @vitest-environment node
import { expect, test } from 'vitest';
import { drillAccounts, isDrillPassed } from './drillAccounts.ts';

const JUNK = `${'test '.repeat(11)}junk`;
const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const FOURTH = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ELSEWHERE = '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb';

const own = (address: string, index: number) => ({ address, watch_only: false, derivation_index: index });
const watched = (address: string) => ({ address, watch_only: true, derivation_index: null });

test('finds the accounts a phrase restores', async () => {
  const accounts = [own(FIRST.toLowerCase(), 0), own(FOURTH, 3), watched(ELSEWHERE), watched(FOURTH)];
  const outcomes = await drillAccounts(JUNK, accounts);
  expect(outcomes).toEqual([
    { outcome: 'restored', index: 0 },
    { outcome: 'restored', index: 3 },
    { outcome: 'watchOnly' },
    { outcome: 'restored', index: 3 },
  ]);
  expect(isDrillPassed(outcomes)).toBe(true);
});

test.each([
  ['another phrase', `${'abandon '.repeat(11)}about`, [own(FIRST, 0)]],
  ['a key at another index', JUNK, [own(FIRST, 0), own(FOURTH, 4)]],
  ['only watch-only accounts', JUNK, [watched(ELSEWHERE)]],
  ['no account', JUNK, []],
])('is not passed with %s', async (_, phrase, accounts) => {
  expect(isDrillPassed(await drillAccounts(phrase, accounts))).toBe(false);
});

test('accepts 24 words', async () => {
  const outcomes = await drillAccounts(`${'abandon '.repeat(23)}art`, [own(ELSEWHERE, 0)]);
  expect(isDrillPassed(outcomes)).toBe(true);
});
