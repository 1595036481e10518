import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { PoolJourney } from './PoolJourney.ts';

/** Returns true if an account has a pending sequence with a pool: a second one would repeat it. */
export function isUnderWay(
  journeys: readonly PoolJourney[],
  { network, account, vault }: Pick<PoolJourney, 'network' | 'account' | 'vault'>,
): boolean {
  return journeys.some(
    (one) => one.network === network && sameAddress(one.account, account) && sameAddress(one.vault, vault),
  );
}
