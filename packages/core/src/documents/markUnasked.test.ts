import { describe, expect, test } from 'vitest';
import { markUnasked } from './markUnasked.ts';

const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const HASH = `0x${'ab'.repeat(32)}`;
const requested = {
  type: 'receive',
  network: 'polygon',
  tx_hash: HASH,
  amount: '500',
  contract_address: CONTRACT,
} as const;
const unrequested = { ...requested, is_unverified: true } as const;
const sent = { type: 'send', network: 'polygon', tx_hash: HASH.toUpperCase(), amount: '0' } as const;
const added = { network: 'polygon', contract_address: CONTRACT.toLowerCase() };

describe('marks incoming transfers the user did not request', () => {
  test.each([
    ['was requested once its token is added', [added], [], requested],
    ['was requested by signing its transaction', [], [sent], requested],
    ['stays where another token was added', [{ ...added, contract_address: OTHER }], [], unrequested],
    ['stays where the contract was added elsewhere', [{ ...added, network: 'ethereum' }], [], unrequested],
    ['stays where the hash is one of another network', [], [{ ...sent, network: 'ethereum' }], unrequested],
    [
      'stays where something else came with it',
      [],
      [{ ...unrequested, contract_address: OTHER }],
      unrequested,
    ],
  ])('%s', (_name, tokens, others, judged) => {
    expect(markUnasked([unrequested], tokens, others)).toEqual([judged]);
    expect(markUnasked([unrequested, ...others], tokens)[0]).toEqual(judged);
  });

  test('retains the mark where nothing was moved, even if its token was added and its transaction signed', () => {
    const poison = [
      { ...unrequested, amount: '0' },
      { ...unrequested, amount: '0.00' },
    ];
    expect(markUnasked(poison, [added], [sent])).toEqual(poison);
  });
});

test('returns judged and unchanged records unchanged', () => {
  const records = [unrequested, sent];
  expect(markUnasked(records, [added])[0]).toBe(markUnasked(records, [added])[0]);
  expect(markUnasked(records, [added])[1]).toBe(sent);
  const plain = [sent];
  expect(markUnasked(plain, [added])).toBe(plain);
});
