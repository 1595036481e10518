import type { NamedApproval } from '@everything-wallet/core/callables/approvals';
import { expect, test } from 'vitest';
import { cacheable } from './cacheable.ts';
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
const of = (kept: readonly NamedApproval[], contract: string) =>
  kept.filter((one) => one.contract === contract);

test('five thousand are kept, and of more the contract gives way that has the most, its oldest first', () => {
  const heardOf = ({ contract }: NamedApproval) => ({ isListed: contract === TOKEN, isInForce: true });
  const all = [...many(5, OTHER), ...many(5_000, SPAM), ...many(20, TOKEN)];
  const { kept, leftOut } = cacheable(all, heardOf);
  expect([kept.length, leftOut]).toEqual([5_000, 25]);
  expect([of(kept, OTHER).length, of(kept, TOKEN).length]).toEqual([5, 20]);
  expect(Math.min(...of(kept, SPAM).map(({ changedBlock }) => changedBlock))).toBe(26);
  expect(cacheable(many(5_000, SPAM), heardOf).leftOut).toBe(0);
});

// Regression: the oldest of a listed token went for newer ones that somebody else had logged.
test('what a listed contract says to be in force never gives way, nor what is known for what is not', () => {
  const real = many(2, TOKEN, 1);
  const bait = many(6_000, TOKEN, 100);
  const { kept } = cacheable([...bait, ...real], ({ changedBlock }) => ({
    isListed: true,
    isInForce: changedBlock < 100,
  }));
  expect(real.every((one) => kept.includes(one))).toBe(true);
  const stranger = many(2, OTHER, 1);
  const rest = cacheable([...many(6_000, SPAM, 100), ...stranger], ({ contract }) => ({
    isListed: false,
    isInForce: contract === OTHER,
  }));
  expect(of(rest.kept, OTHER)).toEqual(stranger);
});

test('what another visit found does not give way before it was asked about', () => {
  const before = many(3, OTHER);
  const { kept } = cacheable([...before, ...many(5_000, SPAM, 10)], ({ contract }) =>
    contract === SPAM ? { isListed: false, isInForce: true } : undefined,
  );
  expect(of(kept, OTHER)).toEqual(before);
});
