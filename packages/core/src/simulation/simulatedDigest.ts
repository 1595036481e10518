import { ZeroAddress } from 'ethers/constants';
import { keccak256 } from 'ethers/crypto';
import { concat, toBeHex } from 'ethers/utils';
import type { SimulatedCall } from './SimulatedCall.ts';

/**
 * Returns a digest that identifies a call: keccak256 of chain id, sender, contract and value, of 32, 20, 20
 * and 32 bytes; of gas limit, fee cap, priority fee and gas price, each as one byte for its presence and 32
 * bytes; and the data.
 *
 * All fields but the data have a fixed length, so that no two calls have the same bytes. The creation of a contract
 * has the digest of its digest with the zero address.
 *
 * @returns 32 bytes as 0x-prefixed hex
 */
export function simulatedDigest(call: SimulatedCall): string {
  const { chainId, from, to, value, data } = call;
  const chosen = [call.gasLimit, call.maxFeePerGas, call.maxPriorityFeePerGas, call.gasPrice];
  const digest = keccak256(
    concat([
      toBeHex(chainId, 32),
      from.toLowerCase(),
      (to ?? ZeroAddress).toLowerCase(),
      toBeHex(value, 32),
      ...chosen.flatMap((one) => [one === undefined ? '0x00' : '0x01', toBeHex(one ?? 0n, 32)]),
      data,
    ]),
  );
  return to === null ? keccak256(digest) : digest;
}
