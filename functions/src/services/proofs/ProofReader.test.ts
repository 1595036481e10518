import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { recordedProofs as recorded } from '@everything-wallet/core/proofs/testing/recordedProofs';
import { afterEach, describe, expect, it } from 'vitest';
import { ServiceError } from '../../errors/ServiceError.ts';
import { startFakeNode, type FakeAnswer, type FakeNode } from '../../testing/startFakeNode.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import { ProofReader } from './ProofReader.ts';

const { block, held } = recorded;
const honest: Record<string, FakeAnswer> = {
  eth_blockNumber: { result: block.number },
  eth_getBlockByNumber: { result: block },
  eth_getProof: { result: { ...held, nonce: '0x0' } },
};
const without: FakeAnswer = { error: { code: -32601, message: 'the method eth_getProof does not exist' } };
const never: FakeAnswer = () => undefined;
/** A block that hashes to its own hash, and that no other node has. */
const otherBlock: FakeAnswer = {
  result: {
    ...block,
    hash: '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3',
  },
};

const nodes: FakeNode[] = [];
afterEach(async () => {
  for (const node of nodes.splice(0)) await node[Symbol.asyncDispose]();
});

async function prove(...lies: Record<string, FakeAnswer>[]) {
  for (const lie of lies) nodes.push(await startFakeNode({ ...honest, ...lie }));
  const limits = { perUrlMs: 400, totalMs: 1_000, stragglersMs: 50 };
  const urls = nodes.map(({ url }) => url);
  return new ProofReader(networkByRpcName('mainnet'), urls, limits).prove(held.address);
}

const proof = {
  blockNumber: 3,
  blockTime: Number(block.timestamp) * 1_000,
  blockHash: block.hash,
  accountProof: held.accountProof,
  balance: '2000000000000000000',
};

describe('a proof', () => {
  it('is of a block that all nodes have', async () => {
    expect(await prove({}, {}, {})).toMatchObject({ ...proof, agreeing: 3, configured: 3 });
  });

  it('is of the block that the only node has', async () => {
    expect(await prove({})).toMatchObject({ ...proof, agreeing: 1, configured: 1 });
  });

  it.each([
    ['names an invalid block', { eth_blockNumber: { result: '0x20000000000000' } }],
    ["has a header that is not its block's", { eth_getBlockByNumber: otherBlock }],
    ['has no such block', { eth_getBlockByNumber: { result: null } }],
    ['gives no proofs', { eth_getProof: without }],
    ['claims another balance', { eth_getProof: { result: { ...held, balance: '0xffff' } } }],
    ['gives the proof of another account', { eth_getProof: { result: recorded.absent } }],
    ['never answers', { eth_blockNumber: never, eth_getBlockByNumber: never, eth_getProof: never }],
  ])('is returned by two nodes if the third one %s', async (_, lie) => {
    expect(await prove(lie as Record<string, FakeAnswer>, {}, {})).toMatchObject(proof);
  });

  it.each([
    [
      'one of two nodes alone answers',
      [{}, { eth_blockNumber: never, eth_getBlockByNumber: never }],
      NodesDisagreeError,
    ],
    ['no node has the block', [{ eth_getBlockByNumber: { result: null } }], ChainUnavailableError],
    [
      'one of two names a block long past',
      [{}, { eth_blockNumber: { result: '0x3e8' } }],
      ChainUnavailableError,
    ],
    ['no node answers', [{ eth_blockNumber: never }], ChainUnavailableError],
    ['no node gives proofs', [{ eth_getProof: without }, { eth_getProof: without }], ServiceError],
    ['none that is given holds', [{ eth_getProof: { result: recorded.absent } }], ServiceError],
  ] as const)('is missing if %s', async (_, lies, kind) => {
    await expect(prove(...(lies as readonly Record<string, FakeAnswer>[]))).rejects.toBeInstanceOf(kind);
  });
});
