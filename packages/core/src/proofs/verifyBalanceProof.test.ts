import { encodeRlp, keccak256 } from 'ethers';
import { describe, expect, it } from 'vitest';
import type { BalanceProof } from '../schemas/balanceProof.ts';
import { BalanceProofError } from './BalanceProofError.ts';
import { recordedProofs as recorded } from './testing/recordedProofs.ts';
import { verifyBalanceProof } from './verifyBalanceProof.ts';

// A block of a local chain with 42 accounts, with proofs for one of them and for an address without an account.

const { block, held, absent } = recorded;
const number = (quantity: string) => (BigInt(quantity) === 0n ? '0x' : `0x${evenly(quantity.slice(2))}`);
const evenly = (digits: string) => (digits.length % 2 === 0 ? digits : `0${digits}`);
const header = [
  ...[block.parentHash, block.sha3Uncles, block.miner, block.stateRoot, block.transactionsRoot],
  ...[block.receiptsRoot, block.logsBloom, number(block.difficulty), number(block.number)],
  ...[number(block.gasLimit), number(block.gasUsed), number(block.timestamp), block.extraData, block.mixHash],
  ...[block.nonce, number(block.baseFeePerGas), block.withdrawalsRoot, number(block.blobGasUsed)],
  ...[number(block.excessBlobGas), block.parentBeaconBlockRoot, block.requestsHash],
];
const proofOf = (
  { balance, accountProof }: typeof held,
  changes: Partial<BalanceProof> = {},
): BalanceProof => ({
  blockNumber: Number(block.number),
  blockTime: Number(block.timestamp) * 1_000,
  blockHash: block.hash,
  header,
  accountProof,
  balance: BigInt(balance).toString(),
  agreeing: 2,
  configured: 3,
  ...changes,
});
const refused = async (address: string, proof: BalanceProof) => {
  try {
    await verifyBalanceProof(address, proof);
  } catch (error) {
    if (error instanceof BalanceProofError) return error.reason;
    throw error;
  }
  return undefined;
};
/** Flips one bit of the bytes. */
const flipped = (bytes: string, bit: number) => {
  const at = 2 + 2 * Math.floor(bit / 8);
  const byte = Number.parseInt(bytes.slice(at, at + 2), 16) ^ (1 << (bit % 8));
  return `${bytes.slice(0, at)}${byte.toString(16).padStart(2, '0')}${bytes.slice(at + 2)}`;
};

describe('a proof', () => {
  it("proves an account's balance", async () => {
    expect(await verifyBalanceProof(held.address, proofOf(held))).toBe(2n * 10n ** 18n);
    expect(await verifyBalanceProof(held.address.toLowerCase(), proofOf(held))).toBe(2n * 10n ** 18n);
  });

  it('proves that an account does not exist and has 0', async () => {
    expect(await verifyBalanceProof(absent.address, proofOf(absent))).toBe(0n);
  });

  it.each([
    ['another balance', { balance: '2000000000000000001' }, 'balance'],
    ['no balance', { balance: '' }, 'balance'],
    ['another hash', { blockHash: `0x${'12'.repeat(32)}` }, 'header'],
    ['another number', { blockNumber: 4 }, 'header'],
    ['another time', { blockTime: 0 }, 'header'],
    ['a field less in the header', { header: header.slice(0, -1) }, 'header'],
    ['a field more', { header: [...header, '0x'] }, 'header'],
    ['no header', { header: [] }, 'header'],
    ['a header that is not bytes', { header: header.map(() => 'header') }, 'header'],
    ['no nodes', { accountProof: [] }, 'path'],
    ['the last node missing', { accountProof: held.accountProof.slice(0, -1) }, 'path'],
    ['the first node missing', { accountProof: held.accountProof.slice(1) }, 'path'],
    ['the nodes of an address without an account', { accountProof: absent.accountProof }, 'path'],
    ['nodes that are no bytes', { accountProof: ['0x1'] }, 'path'],
  ] as const)('with %s is refused', async (_, changes, reason) => {
    const {
      header: fields,
      accountProof,
      ...rest
    } = { header: undefined, accountProof: undefined, ...changes };
    const proof = proofOf(held, {
      ...rest,
      ...(fields && { header: [...fields] }),
      ...(accountProof && { accountProof: [...accountProof] }),
    });
    expect(await refused(held.address, proof)).toBe(reason);
  });

  it('of another account is rejected, and so is one that denies an account', async () => {
    expect(await refused(absent.address, proofOf(held))).toBe('path');
    expect(await refused(held.address, proofOf(absent))).toBe('path');
  });

  it("of a state that is not the header's is rejected", async () => {
    const leaf = encodeRlp(['0x20', encodeRlp(['0x', '0xffff', keccak256('0x80'), keccak256('0x')])]);
    expect(await refused(held.address, proofOf(held, { accountProof: [leaf], balance: '65535' }))).toBe(
      'path',
    );
  });

  it('with any flipped bit is rejected', async () => {
    for (const [index, field] of header.entries()) {
      if (field === '0x') continue;
      const bit = (index * 37) % (4 * (field.length - 2));
      const changed = header.map((one, place) => (place === index ? flipped(one, bit) : one));
      expect(await refused(held.address, proofOf(held, { header: changed }))).toBe('header');
    }
    for (const [index, node] of held.accountProof.entries()) {
      for (let bit = index; bit < 4 * (node.length - 2); bit += 61) {
        const changed = held.accountProof.map((one, place) => (place === index ? flipped(one, bit) : one));
        expect(await refused(held.address, proofOf(held, { accountProof: changed }))).toBe('path');
      }
    }
  });
});
