import { recordedProofs as recorded } from '@everything-wallet/core/proofs/testing/recordedProofs';
import { describe, expect, it } from 'vitest';
import { headerFieldsOf } from './headerFieldsOf.ts';

/** Ethereum's first block, which every client has in it. */
const genesis = {
  hash: '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3',
  parentHash: `0x${'0'.repeat(64)}`,
  sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  miner: `0x${'0'.repeat(40)}`,
  stateRoot: '0xd7f8974fb5ac78d9ac099b9ad5018bedc2ce0a72dad1827a1709da30580f0544',
  transactionsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  receiptsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  logsBloom: `0x${'0'.repeat(512)}`,
  difficulty: '0x400000000',
  number: '0x0',
  gasLimit: '0x1388',
  gasUsed: '0x0',
  timestamp: '0x0',
  extraData: '0x11bbe8db4e347b4e8c937c1c8370e4b5ed33adb3db69cbdb7a38e1e50b1b82fa',
  mixHash: `0x${'0'.repeat(64)}`,
  nonce: '0x0000000000000042',
  size: '0x21c',
  transactions: [],
};

describe('the header of a block', () => {
  it('from before every fork has fifteen fields', () => {
    expect(headerFieldsOf(genesis)).toHaveLength(15);
  });

  it('has the fields of forks in their order', () => {
    const fields = headerFieldsOf(recorded.block);
    expect(fields).toHaveLength(21);
    expect(fields?.at(-1)).toBe(recorded.block.requestsHash);
    expect(fields?.[8]).toBe('0x03');
  });

  it.each([
    ['another state', { stateRoot: `0x${'ab'.repeat(32)}` }],
    ['a field that is missing', { requestsHash: undefined }],
    ['a field of a fork to come', { slotNumber: '0x1' }],
    ['a field that is no text', { gasLimit: 30_000_000 }],
    ['another hash', { hash: `0x${'ab'.repeat(32)}` }],
    ['a field of another network', { extDataHash: `0x${'ab'.repeat(32)}` }],
  ])('with %s does not hash to its block', (_, change) => {
    expect(headerFieldsOf({ ...recorded.block, ...change })).toBeUndefined();
  });
});
