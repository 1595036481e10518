import { findNextNonce } from './findNextNonce.ts';
import { findTakenNonces } from './findTakenNonces.ts';

/** Whose account is asked about, where a user asks; the chain's id by EIP-155. */
interface NonceOwner {
  readonly userId: string | undefined;
  readonly chainId: number;
  readonly address: string;
}

/** Finds what records have of some nonces of an account: anybody's that are on their way, and the user's own that are final. */
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
