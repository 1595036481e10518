import { expect, test } from 'vitest';
import { logFilter } from './logFilter.ts';

test('blocks are quantities, and what is not named is not part of it', () => {
  const topics = [['0x01', '0x02'], null];
  expect(logFilter({ from: 0, to: 255n }, { topics })).toEqual({ fromBlock: '0x0', toBlock: '0xff', topics });
  expect(logFilter({ from: 1n, to: 1n }, { address: '0x03', topics: [] })).toEqual({
    ...{ address: '0x03', topics: [], fromBlock: '0x1', toBlock: '0x1' },
  });
});
