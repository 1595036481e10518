import { expect, it, vi } from 'vitest';
import { ServiceError } from '../errors/ServiceError.ts';
import { ReportedCoins } from '../questions/ReportedCoins.ts';
import { startPart } from './startPart.ts';

const context = { userId: 'user', coins: new ReportedCoins(), isAwaited: () => true };
const ended = new ServiceError('unauthenticated', 'server.sessionEnded', { reason: 'signInNeeded' });
const admitted = {
  callable: 'refreshWallet',
  context,
  admit: () => Promise.resolve(),
};
const run = vi.fn(() => Promise.resolve('done'));
const part = { name: 'prices', input: {}, isEmpty: false, question: { costs: () => [], run } } as const;

it('answers a part', async () => {
  expect(await Promise.all(startPart(part, admitted).answers)).toEqual([{ answer: 'done' }]);
});

it('answers each item by itself', async () => {
  const each = () => (item: unknown) => (item === 1 ? Promise.resolve('one') : Promise.reject(ended));
  const list = { ...part, input: [1, 2], question: { costs: () => [], each } };
  expect(await Promise.all(startPart(list, admitted).answers)).toEqual([
    { answer: 'one' },
    { failure: { code: 'unauthenticated', message: ended.message, details: ended.details } },
  ]);
});

it('runs no part that is not admitted', async () => {
  run.mockClear();
  const [answer] = await Promise.all(
    startPart(part, { ...admitted, admit: () => Promise.reject(ended) }).answers,
  );
  expect(answer).toMatchObject({ failure: { code: 'unauthenticated' } });
  expect(run).not.toHaveBeenCalled();
});
