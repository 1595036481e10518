import { expect, test } from 'vitest';
import { keepable } from './keepable.ts';
import { approval, approvalsAnswer, facts, TOKEN } from './testing/approvalsAnswer.ts';

const SPAM = `0x${'5'.repeat(40)}`;
const OTHER = `0x${'6'.repeat(40)}`;
const many = (count: number, contract: string) =>
  Array.from({ length: count }, (_, index) =>
    approval({ contract, changedBlock: index, spender: `0x${index.toString(16).padStart(40, '0')}` }),
  );

test('everything is kept that one question may name, without its figures', () => {
  const { known, leftOut } = keepable(approvalsAnswer(many(500, TOKEN)));
  expect([known.length, leftOut]).toEqual([500, 0]);
  expect(known[0]).not.toHaveProperty('units');
});

test('what is over, and not for good yet, is asked about once more', () => {
  const ended = approval({ spender: OTHER });
  const { known } = keepable(approvalsAnswer([approval()], { ended: [ended] }));
  expect(known.map(({ spender }) => spender)).toEqual([approval().spender, OTHER]);
});

test('of more the contract gives way that nobody vouches for and that has the most, its oldest first', () => {
  const all = [...many(5, OTHER), ...many(600, SPAM), ...many(20, TOKEN)];
  const tokens = [
    facts(),
    facts({ contract: SPAM, isListed: false }),
    facts({ contract: OTHER, isListed: false }),
  ];
  const { known, leftOut } = keepable(approvalsAnswer(all, { tokens }));
  expect(leftOut).toBe(125);
  const of = (contract: string) => known.filter((one) => one.contract === contract);
  expect([of(OTHER).length, of(TOKEN).length, of(SPAM).length]).toEqual([5, 20, 475]);
  expect(Math.min(...of(SPAM).map(({ changedBlock }) => changedBlock))).toBe(125);
});
