import { expect, it } from 'vitest';
import { mergeIncomingTransfer } from './mergeIncomingTransfer.ts';

const fields = {
  user_id: 'user',
  type: 'receive',
  amount: '1',
  token_symbol: 'ETH',
  tx_hash: '0x',
  from_address: '0x',
  to_address: '0x',
  network: 'ethereum',
  nonce: 0,
} as const;
const pending = { ...fields, status: 'pending' } as const;
const completed = { ...fields, status: 'completed', is_final: false } as const;

it.each([
  ['new and certain', undefined, completed, false, completed, true],
  ['new and not certain', undefined, pending, true, pending, false],
  ['certain at last', pending, completed, false, completed, true],
  ['certain still', completed, completed, false, completed, false],
  ['certain, and a node is silent', completed, pending, false, undefined, false],
  ['certain, and a node says otherwise', completed, pending, true, { ...pending, is_final: false }, false],
  ['certain again', { ...pending, is_final: false }, completed, false, completed, false],
  ['doubted still', { ...pending, is_final: false }, pending, true, { ...pending, is_final: false }, false],
  ['final', { ...completed, is_final: true }, pending, true, undefined, false],
] as const)('what is %s', (_, stored, record, isDoubted, expected, isNews) => {
  expect(mergeIncomingTransfer(stored, { record, isDoubted, at: 0 })).toEqual({ record: expected, isNews });
});

// Regression: the price of the first reported time stayed, even if the block turned out to be of another
// time.
it('a price stays the first known one; one of another asset or another time does not count', () => {
  const stored = { ...completed, coin_price_usd: 1, price_source: 'coingecko' } as const;
  const later = { ...completed, coin_price_usd: 2, price_source: 'coingecko' } as const;
  const merged = (stored: Parameters<typeof mergeIncomingTransfer>[0]) =>
    mergeIncomingTransfer(stored, { record: later, isDoubted: false, at: 600_000 }).record;
  const known = { ...stored, at: 590_000 };
  expect(merged(known)).toEqual(stored);
  expect(merged(completed)).toEqual(later);
  expect(merged({ ...known, at: 60_000 })).toEqual(later);
  expect(merged({ ...known, at: undefined })).toEqual(later);
  expect(merged({ ...known, contract_address: '0x' })).toEqual(later);
});
