import { findNextNonce } from './findNextNonce.ts';
import { findTakenNonces } from './findTakenNonces.ts';

/** Account to read, and its user if a user asks; the chain's id by EIP-155. */
interface NonceOwner {
  readonly userId: string | undefined;
  readonly chainId: number;
  readonly address: string;
}

/** Finds the nonces that records show as used: pending transfers of any user, and final ones of this user. */
export async function findRecordedNonces(
  { userId, chainId, address }: NonceOwner,
  nonces: readonly number[],
): Promise<{ readonly taken: ReadonlySet<number>; readonly next: number }> {
  const [taken, next] = await Promise.all([
    findTakenNonces(chainId, address, nonces),
    userId === undefined ? 0 : findNextNonce(userId, chainId, address),
  ]);
  return { taken, next };
}
