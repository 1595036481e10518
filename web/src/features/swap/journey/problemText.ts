import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { Text } from '../../../lib/text/useText.ts';
import type { SwapJourneys } from '../hooks/useSwapJourney.ts';
import type { SwapJourney } from './SwapJourney.ts';

/** Describes why a swap did not continue; undefined for another swap's problem. */
export function problemText(
  { id, account, sell }: SwapJourney,
  problem: SwapJourneys['problem'],
  t: Text,
): string | undefined {
  if (problem?.id !== id) return undefined;
  const { text, seconds = 0 } = problem;
  return t(text, { account: shortenAddress(account), symbol: sell.symbol, seconds });
}
