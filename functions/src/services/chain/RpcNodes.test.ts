import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { RpcNodes } from './RpcNodes.ts';

// Regression: a caller whose time ran out while waiting for a turn still queried the node, which then rested
// for every user.
test('a node that was not asked for lack of time has not failed', async () => {
  const urls = [await unreachableUrl(), await unreachableUrl()];
  const nodes = RpcNodes.of(1, urls, { perUrlMs: 20_000, totalMs: 20_000, stragglersMs: 20_000 });
  const late = await nodes.askEach(
    (ask) => ask('eth_blockNumber', [], z.string()),
    undefined,
    undefined,
    performance.now() - 1,
  );
  expect(late).toEqual([undefined, undefined]);
  // One that rests is not waited for once another one has answered.
  const answers = await nodes.askEach(
    (_, __, node) => (node === 0 ? Promise.resolve(node) : setTimeout(20, node)),
    'unlessResting',
  );
  expect(answers).toEqual([0, 1]);
});
