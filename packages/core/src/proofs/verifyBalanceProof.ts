import { verifyMerkleProof } from '@ethereumjs/mpt';
import { keccak256 } from 'ethers/crypto';
import { decodeRlp, encodeRlp, getBytes } from 'ethers/utils';
import type { BalanceProof } from '../callables/balanceProof.ts';
import { BalanceProofError } from './BalanceProofError.ts';

/** Where a header has these of its fields (Yellow Paper, 4.4.3); the same on every network here. */
const FIELD = { stateRoot: 3, number: 8, timestamp: 11 } as const;

/** Fields of an account: nonce, balance, storage root and code's hash (Yellow Paper, 4.1); Avalanche has one more. */
const ACCOUNT_FIELDS = 4;

/**
 * Checks what proves a balance, from the block's hash down (EIP-1186): the header hashes to it, the header's state root leads to the
 * account, and the account has the balance. Nothing of the proof is believed but that the nodes agree on the hash.
 *
 * @param address whose coin it is
 * @returns wei
 * @throws BalanceProofError for the first thing that does not hold
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

/** The account's RLP; null where the trie has no account at its place. */
async function read(
  address: string,
  stateRoot: string,
  accountProof: readonly string[],
): Promise<Uint8Array | null> {
  // The library compares the root with the first node, and none would be compared with nothing.
  if (accountProof.length === 0) throw new BalanceProofError('path');
  try {
    const key = getBytes(keccak256(address));
    const nodes = accountProof.map((node) => getBytes(node));
    return await verifyMerkleProof(key, nodes, { root: getBytes(stateRoot) });
  } catch (cause) {
    throw new BalanceProofError('path', { cause });
  }
}

/** An account that is not in the trie has nothing. */
function balanceOf(account: Uint8Array | null): bigint {
  if (account === null) return 0n;
  const fields = attempt('account', () => decodeRlp(account));
  if (typeof fields === 'string' || fields.length < ACCOUNT_FIELDS) throw new BalanceProofError('account');
  const [, balance] = fields;
  if (typeof balance !== 'string' || balance.length > 2 + 64) throw new BalanceProofError('account');
  return numberOf(balance);
}

/** The number that some bytes are; the empty ones are 0. */
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
