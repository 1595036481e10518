import { expect, test } from 'vitest';
import { namesBlockRange } from './namesBlockRange.ts';
import { RpcError } from './RpcError.ts';

test.each([
  ['block range too large', true],
  ['exceed maximum block range: 50000', true],
  ['eth_getLogs is limited to a 10,000 range', true],
  ['ranges over 10000 blocks are not supported on freetier', true],
  ['query returned more than 10000 results. Try with this block range [0x1, 0x2].', false],
  ['Log response size exceeded. Based on your parameters, this block range should work: [0x1, 0x2]', false],
  ['too many logs in this block range', false],
  // It took too long of one address.
  ['query timeout exceeded. Consider reducing your block range.', false],
  ['request timed out, try a smaller range of blocks', false],
  ['header not found', false],
])('%s: %s', (text, expected) => {
  expect(namesBlockRange(new RpcError(-32005, text))).toBe(expected);
});
