import { slotName } from './slotName.ts';
import { transferCollections } from './transferCollections.ts';

/**
 * Returns which of an account's nonces belong to records whose outcome is not final (decision 31).
 *
 * @param chainId EIP-155
 * @param address in any letter case
 */
export async function findTakenNonces(
  chainId: number,
  address: string,
  nonces: readonly number[],
): Promise<ReadonlySet<number>> {
  const { db, sentNonces } = await transferCollections();
  const slots = await db.getAll(...nonces.map((nonce) => sentNonces.doc(slotName(chainId, address, nonce))));
  return new Set(nonces.filter((_, place) => slots[place]?.exists));
}
