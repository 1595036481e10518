import { keccak256 } from 'ethers/crypto';
import { concat } from 'ethers/utils';
import type { SimulatedCall } from './SimulatedCall.ts';
import { simulatedDigest } from './simulatedDigest.ts';

/**
 * Returns a digest for each call of a sequence, bound to all calls before it: the first has its own, and each later
 * one keccak256 of the digest before and its own (`simulatedDigest`). So a simulation after other calls is never
 * taken for one of the call alone.
 *
 * @returns 32 bytes each as 0x-prefixed hex
 */
export function sequenceDigests(calls: readonly SimulatedCall[]): readonly string[] {
  const digests: string[] = [];
  for (const call of calls) {
    const own = simulatedDigest(call);
    const before = digests.at(-1);
    digests.push(before === undefined ? own : keccak256(concat([before, own])));
  }
  return digests;
}
