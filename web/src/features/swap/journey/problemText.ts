import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { Text } from '../../../lib/text/useText.ts';
import type { SwapJourneys } from '../hooks/useSwapJourney.ts';
import type { SwapJourney } from './SwapJourney.ts';

/** Why a swap did not go on, in words; undefined where the problem is another one's. */
export function problemText(
  { id, account, sell }: SwapJourney,
  problem: SwapJourneys['problem'],
  t: Text,
): string | undefined {
  if (problem?.id !== id) return undefined;
  const { text, seconds = 0 } = problem;
  return t(text, { account: shortenAddress(account), symbol: sell.symbol, seconds });
}
