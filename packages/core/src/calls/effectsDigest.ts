import { keccak256 } from 'ethers/crypto';
import { toUtf8Bytes } from 'ethers/utils';
import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';

/**
 * Returns a digest of simulated effects: keccak256 of their JSON in UTF-8, without spaces and with the keys of each
 * object in ascending order.
 *
 * @returns 32 bytes as 0x-prefixed hex
 */
export function effectsDigest(outcome: SimulationOutcome): string {
  return keccak256(toUtf8Bytes(JSON.stringify(outcome, inOrder)));
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
