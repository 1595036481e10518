import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { id, zeroPadValue } from 'ethers';
import { describe, expect, it } from 'vitest';
import { fakeReceipt } from '../../testing/fakeReceipt.ts';
import { movedTokens } from './movedTokens.ts';

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const from = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const record = { contract_address: contract, from_address: from, to_address: to } as TransactionRecord;
const TRANSFER = id('Transfer(address,address,uint256)');
const topics = (event: string, ...addresses: string[]) => [
  event,
  ...addresses.map((address) => zeroPadValue(address, 32)),
];
const moved = (logs?: { address: string; topics: string[] }[]) =>
  movedTokens(record, fakeReceipt({ ...(logs && { logs }) }));

describe('movedTokens', () => {
  it("finds the contract's event, however addresses are written", () => {
    expect(moved([{ address: contract.toLowerCase(), topics: topics(TRANSFER, from, to) }])).toBe(true);
  });

  it.each([
    ['no event', []],
    ["another contract's event", [{ address: to, topics: topics(TRANSFER, from, to) }]],
    [
      'another event',
      [{ address: contract, topics: topics(id('Approval(address,address,uint256)'), from, to) }],
    ],
    ['a transfer to another address', [{ address: contract, topics: topics(TRANSFER, from, contract) }]],
    ['a transfer by another address', [{ address: contract, topics: topics(TRANSFER, to, to) }]],
    ['an event without words', [{ address: contract, topics: [] }]],
  ])('does not take %s for it', (_, logs) => {
    expect(moved(logs)).toBe(false);
  });

  it('accepts a node without logs, and requires none for native coin', () => {
    expect(moved()).toBe(true);
    expect(
      movedTokens({ from_address: from, to_address: to } as TransactionRecord, fakeReceipt({ logs: [] })),
    ).toBe(true);
  });
});
