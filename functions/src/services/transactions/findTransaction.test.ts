import { describe, expect, it } from 'vitest';
import { setUpFakeNodes } from '../../testing/setUpFakeNodes.ts';
import type { FakeAnswer } from '../../testing/startFakeNode.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { RpcClient } from '../chain/RpcClient.ts';
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

type Responses = Readonly<Record<string, FakeAnswer>>;

/** A node that has it in a block, `depth` deep. */
const included = (status: '0x0' | '0x1', depth: number, changes: object = {}): Responses => ({
  eth_getTransactionByHash: { result: { ...known, blockNumber: `0x${BLOCK.toString(16)}` } },
  eth_getTransactionReceipt: {
    result: {
      transactionHash: HASH,
      status,
      blockNumber: `0x${BLOCK.toString(16)}`,
      gasUsed: '0x5208',
      effectiveGasPrice: '0x3b9aca00',
      blockHash: `0x${'be'.repeat(32)}`,
      logs: [],
      ...changes,
    },
  },
  eth_blockNumber: { result: `0x${(BLOCK + depth - 1).toString(16)}` },
});
/** Node responses for a transaction of this value, in wei. */
const worth = (value: string): Responses => ({ eth_getTransactionByHash: { result: { ...known, value } } });
const LOG = { address: known.to, topics: [HASH], data: '0x' };
const completed = (depth = 1) => included('0x1', depth);
const failed = (depth = 1) => included('0x0', depth);
const waiting: Responses = {
  eth_getTransactionByHash: { result: known },
  eth_getTransactionReceipt: { result: null },
};
const unknown: Responses = {
  eth_getTransactionByHash: { result: null },
  eth_getTransactionReceipt: { result: null },
};
const broken: FakeAnswer = (response) => response.writeHead(503).end();
const dead: Responses = {
  eth_chainId: broken,
  eth_getTransactionByHash: broken,
  eth_getTransactionReceipt: broken,
  eth_blockNumber: broken,
};

const never: FakeAnswer = () => undefined;
const silent: Responses = {
  eth_chainId: never,
  eth_getTransactionByHash: never,
  eth_getTransactionReceipt: never,
};

async function findWithin(
  limits: { stragglersMs?: number; secondNodeMs?: number; perUrlMs: number },
  ...nodes: Responses[]
) {
  const started = await fakes.nodes(nodes);
  const urls = started.map(({ url }) => url);
  const chain = new RpcClient(1, urls, { totalMs: 14_000, propagationMs: 20, ...limits });
  return findTransaction(chain, HASH);
}
const find = (...nodes: Responses[]) => findWithin({ perUrlMs: 10_000 }, ...nodes);

describe('findTransaction', () => {
  // Regression: a script that reads 'failed' sends again, and pays twice if a node lied or a reorg removed
  // the block.
  it.each<[string, Responses[]]>([
    ['the other has it in no block', [failed(), waiting]],
    ['the other does not know it', [failed(), unknown]],
    ['the other does not answer', [failed(), dead]],
    ['it is nearly deep enough', [failed(DEPTH - 1), dead]],
    ['it is deep, and another has it in no block', [failed(DEPTH + 8), waiting]],
    ['it is deep, and the other does not answer', [failed(DEPTH + 8), dead]],
  ])('has not failed by one node of several alone, if %s', async (_, nodes) => {
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

  it.each<[string, Responses[], number]>([
    ['every node says so', [failed(), failed(2)], 1],
    ['its node is the only one there is', [failed()], 1],
  ])('has failed if %s', async (_, nodes, confirmations) => {
    expect(await find(...nodes)).toMatchObject({
      status: 'failed',
      blockNumber: BLOCK,
      confirmations,
      gasUsed: '21000',
      fee: '0.000021',
      feeWei: '21000000000000',
    });
  });

  it.each<[string, Responses[], number]>([
    ['as deep as the node says that is the least far', [completed(2), completed(5)], 2],
    ['by two of three, while the third has it in no block', [waiting, completed(3), completed(3)], 3],
    ['by the only node there is', [completed(4)], 4],
  ])('is completed %s', async (_, nodes, confirmations) => {
    expect(await find(...nodes)).toMatchObject({
      status: 'completed',
      agreement: 'agreed',
      blockNumber: BLOCK,
      confirmations,
    });
  });

  // Regression: one node that lied made a transfer that did not exist 'completed', with its amount and 100 confirmations.
  it.each<[string, Responses[], string]>([
    ['another has it in no block', [completed(100), waiting], 'unconfirmed'],
    ['another does not know it', [completed(100), unknown], 'unconfirmed'],
    ['two others do not know it', [completed(100), unknown, unknown], 'unconfirmed'],
    ['four others do not know it', [completed(100), unknown, unknown, unknown, unknown], 'unconfirmed'],
    ['another names another block', [completed(3), included('0x1', 3, { blockHash: HASH })], 'disputed'],
    ['another says that it had no effect', [failed(20), completed(3)], 'disputed'],
    ['another has other logs', [completed(3), included('0x1', 3, { logs: [LOG] })], 'disputed'],
    ['another has another amount', [completed(3), { ...completed(3), ...worth('0x1') }], 'disputed'],
    ['another is dead', [completed(3), dead], 'unconfirmed'],
  ])('is pending by one node of several alone, if %s', async (_, nodes, agreement) => {
    for (const order of [nodes, nodes.toReversed()]) {
      const found = await find(...order);
      expect(found).toMatchObject({ status: 'pending', agreement, confirmations: 0 });
      expect(found).not.toHaveProperty('blockNumber');
    }
  });

  it('is that of two of three nodes, whatever the third one invents', async () => {
    const liars: Responses[] = [
      { ...included('0x1', 900, { blockHash: HASH, gasUsed: '0x1' }), ...worth('0x1') },
      failed(100),
      unknown,
    ];
    for (const liar of liars) {
      const nodes = [completed(3), liar, completed(3)];
      for (const order of [nodes, nodes.toReversed()]) {
        expect(await find(...order)).toMatchObject({
          status: 'completed',
          agreement: 'agreed',
          valueWei: `${10n ** 18n}`,
          gasUsed: '21000',
          confirmations: 3,
          nodes: { configured: 3, needed: 2 },
        });
      }
    }
  });

  it.each<[string, Responses[]]>([
    ['no node has it in a block', [waiting, waiting]],
    ['only one node knows it', [unknown, waiting]],
    ['only one node knows it and another is dead', [dead, unknown, waiting]],
  ])('is pending if %s', async (_, nodes) => {
    expect(await find(...nodes)).toMatchObject({ status: 'pending', confirmations: 0 });
  });

  it('is unknown if two nodes, or the only one, report that they do not know it', async () => {
    expect(await find(unknown, unknown, dead)).toBeUndefined();
    expect(await find(unknown)).toBeUndefined();
  });

  // Regression: one node that did not know it was believed while the other one was silent.
  it('is not unknown by one node of two while the other is silent', async () => {
    await expect(find(unknown, dead)).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  it('fails if no node answers', async () => {
    await expect(find(dead, dead)).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  // Regression: while one of two nodes was silent every answer took the four seconds that it is waited for.
  it.each<[string, Responses, string]>([
    ['has it in a block', completed(), 'pending'],
    ['has it waiting', waiting, 'pending'],
  ])('does not wait for a silent node if the other %s', async (_, node, status) => {
    const begun = performance.now();
    const limits = { perUrlMs: 10_000, secondNodeMs: 50 };
    expect(await findWithin(limits, silent, node)).toMatchObject({ status, agreement: 'unconfirmed' });
    expect(performance.now() - begun).toBeLessThan(limits.perUrlMs / 2);
  });

  it.each<[string, Responses, object]>([
    ['that it waits, where the other says that it has failed', failed(DEPTH), { status: 'pending' }],
  ])('waits for a silent node before it reports %s', async (_, node, found) => {
    const begun = performance.now();
    const limits = { perUrlMs: 400, stragglersMs: 50, secondNodeMs: 50 };
    expect(await findWithin(limits, silent, node)).toMatchObject(found);
    expect(performance.now() - begun).toBeGreaterThan(limits.perUrlMs - 20);
  });

  it('waits for a slow node before it reports a failure', async () => {
    const slowly = Object.fromEntries(
      Object.entries(failed()).map(([method, answer]): [string, FakeAnswer] => [
        method,
        (response, id) =>
          setTimeout(() => response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(answer as object) })), 100),
      ]),
    );
    const limits = { perUrlMs: 10_000, stragglersMs: 20, secondNodeMs: 20 };
    expect(await findWithin(limits, slowly, failed())).toMatchObject({ status: 'failed' });
  });
});
