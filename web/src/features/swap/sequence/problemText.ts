import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import type { RunningSequence } from '../../../lib/callSequence/useCallSequence.ts';
import type { Text } from '../../../lib/text/useText.ts';
import type { SwapSequence } from './SwapSequence.ts';

/** Describes why a swap did not continue; undefined for another swap's problem. */
export function problemText(
  { id, account, sell }: Pick<SwapSequence, 'id' | 'account' | 'sell'>,
  problem: RunningSequence<unknown>['problem'],
  t: Text,
): string | undefined {
  if (problem?.id !== id) return undefined;
  return t(problem.text, { account: shortenAddress(account), symbol: sell.symbol, ...problem.values });
}
