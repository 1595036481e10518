import type { TextId } from '@everything-wallet/core/texts/texts';

/**
 * Why a token cannot be sent now, as the catalogue's message; undefined where it can.
 *
 * @param decimals those that are kept, null where its contract has not told them yet
 * @param heldDecimals those that come with the balance, on one node's word; undefined while that is not known
 * @param isAsking whether the contract is being asked for those that are not kept
 */
export function sendProblemOf(
  decimals: number | null,
  heldDecimals: number | undefined,
  isAsking: boolean,
): TextId | undefined {
  if (decimals === null) return isAsking ? 'tokens.lookup.asking' : 'tokens.page.decimalsUnknown';
  if (heldDecimals === undefined) return 'tokens.page.noSendBalance';
  // An amount typed for other decimals is another amount.
  return decimals === heldDecimals ? undefined : 'tokens.page.decimalsChanged';
}
