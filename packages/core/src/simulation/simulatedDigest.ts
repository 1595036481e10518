import { keccak256 } from 'ethers/crypto';
import { concat, toBeHex } from 'ethers/utils';
import type { SimulatedCall } from './SimulatedCall.ts';

/**
 * Tells one call from every other one: keccak256 of chain id, sender, contract and value, of 32, 20, 20 and 32 bytes, and the data.
 *
 * All but the data are always as long, so that no two calls are the same bytes.
 *
 * @returns 32 bytes as 0x-prefixed hex
 */
export function simulatedDigest({ chainId, from, to, value, data }: SimulatedCall): string {
  return keccak256(
    concat([toBeHex(chainId, 32), from.toLowerCase(), to.toLowerCase(), toBeHex(value, 32), data]),
  );
}
