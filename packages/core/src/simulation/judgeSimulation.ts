import type { SimulatedCall } from './SimulatedCall.ts';
import { simulatedDigest } from './simulatedDigest.ts';

/** Milliseconds that a simulation is valid: a block of Ethereum. */
export const SIMULATION_MS = 12_000;

/**
 * Checks whether a simulation is still valid for a call to be signed: 'other' for other bytes, 'old' where it
 * must be repeated.
 *
 * @param askedAt time of the request, compared with now on one clock in ms; a clock that was set back makes
 * it old
 */
export function judgeSimulation(
  { digest }: { readonly digest: string },
  call: SimulatedCall,
  askedAt: number,
  now: number,
): 'current' | 'old' | 'other' {
  if (digest !== simulatedDigest(call)) return 'other';
  const age = now - askedAt;
  return age >= 0 && age <= SIMULATION_MS ? 'current' : 'old';
}
