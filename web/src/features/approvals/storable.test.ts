// @vitest-environment node
import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import { expect, test } from 'vitest';
import { storable } from './storable.ts';
import { approval, TOKEN } from './testing/approvalsAnswer.ts';

const SPAM = `0x${'5'.repeat(40)}`;
const OTHER = `0x${'6'.repeat(40)}`;
const many = (count: number, contract: string, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    approval({
      contract,
      changedBlock: from + index,
      spender: `0x${(from + index).toString(16).padStart(40, '0')}`,
    }),
  );
const of = (stored: readonly NamedApproval[], contract: string) =>
  stored.filter((one) => one.contract === contract);

test('stores five thousand, and drops the oldest of the contract with the most beyond that', () => {
  const reportOf = ({ contract }: NamedApproval) => ({ isListed: contract === TOKEN, isInForce: true });
  const all = [...many(5, OTHER), ...many(5_000, SPAM), ...many(20, TOKEN)];
  const { stored, leftOut } = storable(all, reportOf);
  expect([stored.length, leftOut]).toEqual([5_000, 25]);
  expect([of(stored, OTHER).length, of(stored, TOKEN).length]).toEqual([5, 20]);
  expect(Math.min(...of(stored, SPAM).map(({ changedBlock }) => changedBlock))).toBe(26);
  expect(storable(many(5_000, SPAM), reportOf).leftOut).toBe(0);
});

// Regression: newer approvals that anyone can log displaced the oldest one of a listed token.
test('never drops an approval in force at a listed contract, nor a known one for an unknown one', () => {
  const real = many(2, TOKEN, 1);
  const bait = many(6_000, TOKEN, 100);
  const { stored } = storable([...bait, ...real], ({ changedBlock }) => ({
    isListed: true,
    isInForce: changedBlock < 100,
  }));
  expect(real.every((one) => stored.includes(one))).toBe(true);
  const stranger = many(2, OTHER, 1);
  const rest = storable([...many(6_000, SPAM, 100), ...stranger], ({ contract }) => ({
    isListed: false,
    isInForce: contract === OTHER,
  }));
  expect(of(rest.stored, OTHER)).toEqual(stranger);
});

test('drops approvals of a previous visit only after they were queried', () => {
  const before = many(3, OTHER);
  const { stored } = storable([...before, ...many(5_000, SPAM, 10)], ({ contract }) =>
    contract === SPAM ? { isListed: false, isInForce: true } : undefined,
  );
  expect(of(stored, OTHER)).toEqual(before);
});
