import type { MessageId } from '@everything-wallet/core/messages/messages';

/**
 * Why a token cannot be sent now, as the catalogue's message; undefined where it can.
 *
 * @param decimals those that were kept when it was added, null where its contract did not tell them then
 * @param heldDecimals those that come with the balance, on one node's word; undefined while that is not known
 */
export function sendProblemOf(
  decimals: number | null,
  heldDecimals: number | undefined,
): MessageId | undefined {
  if (heldDecimals === undefined) return 'tokens.page.noSendBalance';
  if (decimals === null) return 'tokens.page.decimalsUnknown';
  // An amount typed for other decimals is another amount.
  return decimals === heldDecimals ? undefined : 'tokens.page.decimalsChanged';
}
