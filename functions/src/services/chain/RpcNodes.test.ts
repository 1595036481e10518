import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { RpcNodes } from './RpcNodes.ts';

// Regression: whoever had waited for their turn until it was over asked all the same, and the node rested for everybody.
test('a node that was asked nothing for want of time has not failed', async () => {
  const urls = [await unreachableUrl(), await unreachableUrl()];
  const nodes = new RpcNodes(1, urls, { perUrlMs: 20_000, totalMs: 20_000, stragglersMs: 20_000 });
  const late = await nodes.askEach(
    (ask) => ask('eth_blockNumber', [], z.string()),
    undefined,
    undefined,
    performance.now() - 1,
  );
  expect(late).toEqual([undefined, undefined]);
  // One that rests is not waited for once another one has answered.
  const told = await nodes.askEach(
    (_, __, place) => (place === 0 ? Promise.resolve(place) : setTimeout(20, place)),
    'unlessResting',
  );
  expect(told).toEqual([0, 1]);
});
