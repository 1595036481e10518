import { expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { EndpointError } from './EndpointError.ts';
import { QuorumClient } from './QuorumClient.ts';
import { RpcNodes } from './RpcNodes.ts';
import { quantitySchema } from './rpcSchemas.ts';

const limits = { perUrlMs: 5_000, totalMs: 5_000, stragglersMs: 5_000 };
const network = { chainId: 1, blockSeconds: 12 };

/** Node that counts the requests for its chain id. */
async function startNode(asked = { chainId: 0 }): Promise<FakeServer> {
  return startFakeServer((body, response) => {
    const { id, method } = JSON.parse(body) as { id: number; method: string };
    if (method === 'eth_chainId') asked.chainId += 1;
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x1' }));
  });
}

it('all readers of a list of nodes share connections: each is asked once for its chain id', async () => {
  const asked = { chainId: 0 };
  await using server = await startNode(asked);
  const urls = [server.url];
  const readers = [RpcNodes.of(1, urls, limits), RpcNodes.of(1, urls, limits)];
  for (const nodes of readers) {
    await nodes.askEach(
      (ask) => ask('eth_blockNumber', [], quantitySchema),
      'unlessResting',
      () => false,
    );
  }
  const client = QuorumClient.of(network, urls, limits);
  await client.ask((ask) => ask('eth_blockNumber', [], quantitySchema));
  expect(asked.chainId).toBe(1);
});

it('a node that failed for one reader does not rest for another', async () => {
  await using server = await startNode();
  const urls = [server.url];
  const [slow, other] = [QuorumClient.of(network, urls, limits), QuorumClient.of(network, urls, limits)];
  await slow.ask(() => Promise.reject(new EndpointError('no', 'slow')));
  expect(slow.isResting(0)).toBe(true);
  expect(other.isResting(0)).toBe(false);
});

it('another list has connections of its own', async () => {
  const asked = { chainId: 0 };
  await using server = await startNode(asked);
  for (const urls of [[server.url], [server.url]]) {
    await QuorumClient.of(network, urls, limits).ask((ask) => ask('eth_blockNumber', [], quantitySchema));
  }
  expect(asked.chainId).toBe(2);
});
