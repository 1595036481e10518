import type { HoldingsAnswer, HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { readReceivedTokens } from '../../data/readReceivedTokens.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import type { CoinsReported } from './CoinsReported.ts';
import { holdingsOf } from './holdingsOf.ts';

/** Milliseconds that figures wait for the names of tokens that merely came in. */
const TIMEOUT_MS = 1_500;

/**
 * Creates the reader of one user's holdings. Received tokens are read once if a scan for tokens is requested;
 * if that fails, the list is scanned nevertheless.
 */
export function createHoldingsAsker(
  userId: string,
): (question: HoldingsQuestion, onCoins?: (coinOf: CoinsReported) => void) => Promise<HoldingsAnswer> {
  let received: ReturnType<typeof readReceivedTokens> | undefined;
  const readReceived = async () => {
    try {
      return await withDeadline(readReceivedTokens(userId), TIMEOUT_MS);
    } catch (error) {
      logFailure('reading which tokens came in', error);
      return new Map<string, readonly string[]>();
    }
  };
  return async (question, onCoins) => {
    if (question.discovers) received ??= readReceived();
    const { id } = networkByRpcName(question.network);
    const ofNetwork = question.discovers ? (await received)?.get(id) : undefined;
    return holdingsOf(question.network).read(question, ofNetwork ?? [], onCoins);
  };
}
