import type { CallFacts } from '@everything-wallet/core/calls/CallFacts';
import type { KnownToken } from '@everything-wallet/core/tokens/KnownToken';

/** Gives the facts that a call is read with: of a known token its own standard, whatever the screen was told. */
export function knownCallFacts(
  facts: CallFacts | undefined,
  known: KnownToken | undefined,
): CallFacts | undefined {
  return known ? { ...facts, standard: known.standard } : facts;
}
