import type { SimulatedCall } from './SimulatedCall.ts';
import { simulatedDigest } from './simulatedDigest.ts';

/** For how long what was simulated counts, in ms: a block of Ethereum. */
export const SIMULATION_MS = 12_000;

/**
 * Whether a simulation may stand beside a call that is about to be signed: 'other' where it is of other bytes, 'old' where it has to be
 * asked for anew.
 *
 * @param askedAt when it was asked for, and now, by one clock in ms; a clock that was put back makes it old
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
