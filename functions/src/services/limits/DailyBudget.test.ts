import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { DailyBudget } from './DailyBudget.ts';
import { metered, noteUsage, type Usage } from '../../requests/usage.ts';

const DAY = 24 * 3_600_000;
let counter: MemoryAttempts;
let now: number;
const make = () =>
  new DailyBudget({ counter, perDay: () => ({ questions: 2_000, documents: 1_000 }), now: () => now });
let budget: DailyBudget;
beforeEach(() => {
  counter = new MemoryAttempts();
  now = 0;
  budget = make();
});

const use = (usage: Usage, userId = 'alice', by = budget) =>
  by.spend(userId, async () => {
    await Promise.resolve();
    noteUsage(usage);
  });

// Regression: a question charged one unit sent nodes 5,756 requests, again and again.
it('ends for a user who has used it up, until the day is over, and for no other', async () => {
  for (let i = 0; i < 4; i += 1) await use({ questions: 500 });
  expect(() => budget.require('alice')).not.toThrow();
  await use({ questions: 5_756 });
  expect(() => budget.require('alice')).toThrow('Try again in 24 hours');
  expect(() => budget.require('bob')).not.toThrow();
  now = DAY;
  expect(() => budget.require('alice')).not.toThrow();
});

it('counts documents for themselves', async () => {
  await use({ questions: 900, documents: 600 });
  await use({ documents: 600 });
  expect(() => budget.require('alice')).toThrow();
});

it('holds on every instance', async () => {
  const other = make();
  await use({ questions: 1_900 });
  await use({ questions: 500 }, 'alice', other);
  expect(() => other.require('alice')).toThrow();
});

it('writes no count for little use', async () => {
  for (let i = 0; i < 49; i += 1) await use({ questions: 10 });
  expect(counter.questions).toBe(0);
  await use({ questions: 10 });
  expect(counter.questions).toBe(1);
});

it('counts the use of a failed question, and tries again if the database did not answer', async () => {
  vi.spyOn(counter, 'takeAll').mockRejectedValueOnce(new Error('14 UNAVAILABLE'));
  const failing = budget.spend('alice', () => {
    noteUsage({ questions: 2_100 });
    return Promise.reject(new Error('the node is down'));
  });
  await expect(failing).rejects.toThrow('the node is down');
  expect(() => budget.require('alice')).not.toThrow();
  await use({ questions: 1 });
  expect(() => budget.require('alice')).toThrow();
});

it('a meter within another one counts for both', async () => {
  const inner: Usage[] = [];
  await budget.spend('alice', () =>
    metered(
      (usage) => void inner.push(usage),
      () => {
        noteUsage({ questions: 2_500 });
        return Promise.resolve();
      },
    ),
  );
  expect(inner).toEqual([{ questions: 2_500 }]);
  expect(() => budget.require('alice')).toThrow();
});
