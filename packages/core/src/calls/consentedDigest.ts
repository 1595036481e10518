import { keccak256 } from 'ethers/crypto';
import { concat, toBeHex } from 'ethers/utils';
import type { ConsentedCall } from './ConsentedCall.ts';

/**
 * Returns a digest that identifies a call whatever its gas, fees and nonce are: keccak256 of chain id and sender, of
 * 32 and 20 bytes; of the contract, one byte for its presence and 20 bytes; of the value, of 32 bytes; and the data.
 *
 * All fields but the data have a fixed length, so that no two calls have the same bytes.
 *
 * @returns 32 bytes as 0x-prefixed hex
 */
export function consentedDigest({ chainId, from, to, value, data }: ConsentedCall): string {
  return keccak256(
    concat([
      toBeHex(chainId, 32),
      from.toLowerCase(),
      to === null ? '0x00' : '0x01',
      to === null ? toBeHex(0, 20) : to.toLowerCase(),
      toBeHex(value, 32),
      data,
    ]),
  );
}
