import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { PoolJourney } from './PoolJourney.ts';

/** Checks whether an account has something under way with a pool: begun once more, it would be done twice. */
export function isUnderWay(
  journeys: readonly PoolJourney[],
  { network, account, vault }: Pick<PoolJourney, 'network' | 'account' | 'vault'>,
): boolean {
  return journeys.some(
    (one) => one.network === network && sameAddress(one.account, account) && sameAddress(one.vault, vault),
  );
}
