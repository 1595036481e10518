import { expect, test } from 'vitest';
import { matchedAddresses } from './matchedAddresses.ts';
import { scannedName } from './scannedName.ts';

const network = { confirmations: 12 };

test('are those that the scanner has read as far as the others', () => {
  const next = { [scannedName]: { one: 1_000, other: 990, busy: 900 }, coin: { unknown: 1_000 } };
  expect(matchedAddresses({ next }, network)).toEqual(new Set(['one', 'other']));
});

test('are none where no scanner reads the network', () => {
  expect(matchedAddresses({ next: { coin: { one: 5 } } }, network)).toEqual(new Set());
});
