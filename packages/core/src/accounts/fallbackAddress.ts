import { getAddress, id } from 'ethers';

/**
 * Returns the address recorded when a wallet address cannot be derived from the phrase (docs/product.md §4,
 * Finishing setup).
 *
 * It is the last 20 bytes of keccak256('everything-wallet:fallback:' + user id). Its key is unknown, so it is
 * recorded as watch-only and never offered for receiving.
 *
 * @returns checksum address (EIP-55)
 */
export function fallbackAddress(userId: string): string {
  return getAddress(`0x${id(`everything-wallet:fallback:${userId}`).slice(-40)}`);
}
