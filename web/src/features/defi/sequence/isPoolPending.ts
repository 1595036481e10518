import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { PoolSequence } from './PoolSequence.ts';

/** Returns true if an account has a pending sequence with a pool: a second one would repeat it. */
export function isPoolPending(
  sequences: readonly PoolSequence[],
  { network, account, vault }: Pick<PoolSequence, 'network' | 'account' | 'vault'>,
): boolean {
  return sequences.some(
    (one) => one.network === network && sameAddress(one.account, account) && sameAddress(one.vault, vault),
  );
}
