import type { TextId } from '@everything-wallet/core/texts/texts';

/**
 * Returns the reason why a token cannot be sent, as a text id; undefined if it can.
 *
 * @param decimals stored decimals, null while its contract has not stated them
 * @param heldDecimals decimals that came with the balance, from a single node; undefined while unknown
 * @param isLoading true while the missing decimals are requested
 */
export function sendProblemOf(
  decimals: number | null,
  heldDecimals: number | undefined,
  isLoading: boolean,
): TextId | undefined {
  if (decimals === null) return isLoading ? 'tokens.lookup.asking' : 'tokens.page.decimalsUnknown';
  if (heldDecimals === undefined) return 'tokens.page.noSendBalance';
  // With different decimals, the typed amount would be a different one.
  return decimals === heldDecimals ? undefined : 'tokens.page.decimalsChanged';
}
