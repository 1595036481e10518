import { describe, expect, it } from 'vitest';
import { setUpFakeNodes } from '../../testing/setUpFakeNodes.ts';
import type { FakeAnswer } from '../../testing/startFakeNode.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { RpcChain } from '../chain/RpcChain.ts';
import { findTransaction } from './findTransaction.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const DEPTH = 12;
/** The block that a node has the transaction in. */
const BLOCK = 90;

const known = {
  hash: HASH,
  from: '0x9858effd232b4033e47d90003d41ec34ecaeda94',
  to: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  value: '0xde0b6b3a7640000',
  nonce: '0x3',
  gas: '0x5208',
};

const fakes = setUpFakeNodes();

type Said = Readonly<Record<string, FakeAnswer>>;

/** A node that has it in a block, `depth` deep. */
const included = (status: '0x0' | '0x1', depth: number): Said => ({
  eth_getTransactionByHash: { result: { ...known, blockNumber: `0x${BLOCK.toString(16)}` } },
  eth_getTransactionReceipt: {
    result: {
      transactionHash: HASH,
      status,
      blockNumber: `0x${BLOCK.toString(16)}`,
      gasUsed: '0x5208',
      effectiveGasPrice: '0x3b9aca00',
    },
  },
  eth_blockNumber: { result: `0x${(BLOCK + depth - 1).toString(16)}` },
});
const completed = (depth = 1) => included('0x1', depth);
const failed = (depth = 1) => included('0x0', depth);
const waiting: Said = {
  eth_getTransactionByHash: { result: known },
  eth_getTransactionReceipt: { result: null },
};
const unknown: Said = {
  eth_getTransactionByHash: { result: null },
  eth_getTransactionReceipt: { result: null },
};
const broken: FakeAnswer = (response) => response.writeHead(503).end();
const dead: Said = {
  eth_chainId: broken,
  eth_getTransactionByHash: broken,
  eth_getTransactionReceipt: broken,
  eth_blockNumber: broken,
};

const never: FakeAnswer = () => undefined;
const silent: Said = {
  eth_chainId: never,
  eth_getTransactionByHash: never,
  eth_getTransactionReceipt: never,
};

async function findWithin(limits: { stragglersMs?: number; perUrlMs: number }, ...nodes: Said[]) {
  const started = await fakes.nodes(nodes);
  const urls = started.map(({ url }) => url);
  const chain = new RpcChain(1, urls, { totalMs: 14_000, passingOnMs: 20, ...limits });
  return findTransaction(chain, HASH, DEPTH);
}
const find = (...nodes: Said[]) => findWithin({ perUrlMs: 10_000 }, ...nodes);

describe('findTransaction', () => {
  // Regression: a script that reads 'failed' sends anew, and pays twice where a node lied or the block was taken back.
  it.each<[string, Said[]]>([
    ['the other has it in no block', [failed(), waiting]],
    ['the other does not know it', [failed(), unknown]],
    ['the other does not answer', [failed(), dead]],
    ['it is nearly deep enough', [failed(DEPTH - 1), dead]],
    ['it is deep, and another has it in no block', [failed(DEPTH + 8), waiting]],
    ['it is deep, and the other does not answer', [failed(DEPTH + 8), dead]],
  ])('has not failed on the word of one node of several, where %s', async (_, nodes) => {
    for (const order of [nodes, nodes.toReversed()]) {
      const found = await find(...order);
      expect(found).toMatchObject({
        status: 'pending',
        confirmations: 0,
        nonce: 3,
        valueWei: `${10n ** 18n}`,
      });
      for (const absent of ['blockNumber', 'gasUsed', 'fee', 'feeWei'])
        expect(found).not.toHaveProperty(absent);
    }
  });

  it.each<[string, Said[], number]>([
    ['every node says so', [failed(), failed(2)], 2],
    ['its node is the only one there is', [failed()], 1],
  ])('has failed where %s', async (_, nodes, confirmations) => {
    expect(await find(...nodes)).toMatchObject({
      status: 'failed',
      blockNumber: BLOCK,
      confirmations,
      gasUsed: '21000',
      fee: '0.000021',
      feeWei: '21000000000000',
    });
  });

  it.each<[string, Said[], number]>([
    ['in the first block of one node', [waiting, completed()], 1],
    ['while another says that it had no effect', [failed(20), completed(3)], 3],
    ['and its block is that of the node that is furthest', [completed(2), completed(5)], 5],
  ])('is completed %s', async (_, nodes, confirmations) => {
    expect(await find(...nodes)).toMatchObject({ status: 'completed', blockNumber: BLOCK, confirmations });
  });

  it.each<[string, Said[]]>([
    ['no node has it in a block', [waiting, waiting]],
    ['only one node knows it', [unknown, waiting]],
    ['only one node knows it and another is dead', [dead, unknown, waiting]],
  ])('is pending where %s', async (_, nodes) => {
    expect(await find(...nodes)).toMatchObject({ status: 'pending', confirmations: 0 });
  });

  it('is not known where no node that answers knows it', async () => {
    expect(await find(unknown, dead)).toBeUndefined();
  });

  it('is not looked up where no node answers', async () => {
    await expect(find(dead, dead)).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  // Regression: while one of two nodes was silent every answer took the four seconds that it is waited for.
  it.each<[string, Said, string]>([
    ['has it in a block', completed(), 'completed'],
    ['has it waiting', waiting, 'pending'],
  ])('does not wait for a silent node where the other %s', async (_, node, status) => {
    const begun = performance.now();
    const limits = { perUrlMs: 10_000, stragglersMs: 50 };
    expect(await findWithin(limits, silent, node)).toMatchObject({ status });
    expect(performance.now() - begun).toBeLessThan(limits.perUrlMs / 2);
  });

  it.each<[string, Said, object | undefined]>([
    ['that nobody knows it', unknown, undefined],
    ['that it waits, where the other says that it has failed', failed(DEPTH), { status: 'pending' }],
  ])('waits for a silent node before it says %s', async (_, node, found) => {
    const begun = performance.now();
    const limits = { perUrlMs: 400, stragglersMs: 50 };
    const answer = await findWithin(limits, silent, node);
    if (found) expect(answer).toMatchObject(found);
    else expect(answer).toBeUndefined();
    expect(performance.now() - begun).toBeGreaterThan(limits.perUrlMs - 20);
  });

  it('waits for a node that is slow before it says that it has failed', async () => {
    const slowly = Object.fromEntries(
      Object.entries(failed()).map(([method, answer]): [string, FakeAnswer] => [
        method,
        (response, id) =>
          setTimeout(() => response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(answer as object) })), 100),
      ]),
    );
    const limits = { perUrlMs: 10_000, stragglersMs: 20 };
    expect(await findWithin(limits, slowly, failed())).toMatchObject({ status: 'failed' });
  });
});
