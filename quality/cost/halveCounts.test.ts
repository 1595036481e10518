import { expect, test } from 'vitest';
import { halveCounts } from './halveCounts.ts';
import { noUse } from './SessionCounts.ts';

test('halves each count, rounded up, and leaves the counts as they were', () => {
  const counts = {
    ...noUse(),
    reads: 5,
    rpcMethods: { selected: { eth_call: 2 }, others: { eth_getBalance: 1 } },
  };
  expect(halveCounts(counts)).toMatchObject({
    ...{ reads: 3, writes: 0 },
    rpcMethods: { selected: { eth_call: 1 }, others: { eth_getBalance: 1 } },
  });
  expect(counts.reads).toBe(5);
});
