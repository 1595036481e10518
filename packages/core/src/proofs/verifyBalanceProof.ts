import { verifyMerkleProof } from '@ethereumjs/mpt';
import { keccak256 } from 'ethers/crypto';
import { decodeRlp, encodeRlp, getBytes } from 'ethers/utils';
import type { BalanceProof } from '../schemas/balanceProof.ts';
import { BalanceProofError } from './BalanceProofError.ts';

/** Indices of header fields (Yellow Paper, 4.4.3); the same on every network here. */
const FIELD = { stateRoot: 3, number: 8, timestamp: 11 } as const;

/**
 * Fields of an account: nonce, balance, storage root and code hash (Yellow Paper, 4.1); Avalanche has one
 * more.
 */
const ACCOUNT_FIELDS = 4;

/**
 * Verifies the proof of a balance, from the block's hash down (EIP-1186): the header hashes to it, the
 * header's state root leads to the account, and the account has the balance. Trusts only that the nodes agree
 * on the hash.
 *
 * @param address the account
 * @returns wei
 * @throws BalanceProofError for the first fault
 */
export async function verifyBalanceProof(address: string, proof: BalanceProof): Promise<bigint> {
  const { header, blockHash, blockNumber, blockTime, accountProof } = proof;
  const [stateRoot, number, seconds] = [FIELD.stateRoot, FIELD.number, FIELD.timestamp].map(
    (place) => header[place],
  );
  const isOfBlock = attempt('header', () => keccak256(encodeRlp([...header])) === blockHash.toLowerCase());
  if (!isOfBlock || stateRoot === undefined) throw new BalanceProofError('header');
  if (numberOf(number) !== BigInt(blockNumber) || numberOf(seconds) * 1_000n !== BigInt(blockTime)) {
    throw new BalanceProofError('header');
  }
  const balance = balanceOf(await read(address, stateRoot, accountProof));
  if (balance !== attempt('balance', () => BigInt(proof.balance))) throw new BalanceProofError('balance');
  return balance;
}

/** Returns the account's RLP; null if the trie has no account there. */
async function read(
  address: string,
  stateRoot: string,
  accountProof: readonly string[],
): Promise<Uint8Array | null> {
  // The library compares the root with the first node; without nodes it would compare nothing.
  if (accountProof.length === 0) throw new BalanceProofError('path');
  try {
    const key = getBytes(keccak256(address));
    const nodes = accountProof.map((node) => getBytes(node));
    return await verifyMerkleProof(key, nodes, { root: getBytes(stateRoot) });
  } catch (cause) {
    throw new BalanceProofError('path', { cause });
  }
}

/** Returns the balance; 0 for an account that is not in the trie. */
function balanceOf(account: Uint8Array | null): bigint {
  if (account === null) return 0n;
  const fields = attempt('account', () => decodeRlp(account));
  if (typeof fields === 'string' || fields.length < ACCOUNT_FIELDS) throw new BalanceProofError('account');
  const [, balance] = fields;
  if (typeof balance !== 'string' || balance.length > 2 + 64) throw new BalanceProofError('account');
  return numberOf(balance);
}

/** Reads bytes as a number; empty ones are 0. */
function numberOf(bytes: string | undefined): bigint {
  return bytes === undefined || bytes === '0x' ? 0n : BigInt(bytes);
}

function attempt<Result>(reason: BalanceProofError['reason'], work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new BalanceProofError(reason, { cause });
  }
}
