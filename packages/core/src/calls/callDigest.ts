import { keccak256 } from 'ethers/crypto';
import { concat, dataLength, toBeHex } from 'ethers/utils';

/**
 * Computes the fingerprint of call data for comparison with another device: keccak-256 of its length, as 32
 * bytes, and the data (ERC-8213, calldata digest).
 *
 * @param data 0x-prefixed hex
 * @returns 32 bytes, 0x-prefixed
 */
export function callDigest(data: string): string {
  return keccak256(concat([toBeHex(dataLength(data), 32), data]));
}
