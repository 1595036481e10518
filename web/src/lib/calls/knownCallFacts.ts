import type { CallFacts } from '@everything-wallet/core/calls/CallFacts';
import type { KnownToken } from '@everything-wallet/core/tokens/KnownToken';

/**
 * Returns the facts to decode a call with: for a known token its real standard, whatever the screen received.
 */
export function knownCallFacts(
  facts: CallFacts | undefined,
  known: KnownToken | undefined,
): CallFacts | undefined {
  return known ? { ...facts, standard: known.standard } : facts;
}
