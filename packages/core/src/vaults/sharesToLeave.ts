import type { VaultPosition, VaultState } from '../callables/vaultsAnswer.ts';
import { heldBack } from './heldBack.ts';

/**
 * Parts of what may leave that stay where not all of it may: as interest makes shares dearer fewer of them may leave with every block, and a
 * call of the very limit would fail in the next one.
 */
const MARGIN = 10_000n;

/**
 * The shares that leave a vault where all of an account's are to: all that there are, or where the vault holds a part back, what it lets go.
 *
 * @returns in the smallest unit; undefined where there are none, or nobody knows how many
 */
export function sharesToLeave(
  position: Pick<VaultPosition, 'shares' | 'maxRedeem' | 'unconfirmed'>,
  vault: Pick<VaultState, 'sharePrice' | 'decimals'>,
): bigint | undefined {
  // More than there are fails when it is tried out, and what is one node's word is accepted as such (`judgeVaultStep`).
  const shares = BigInt(position.shares ?? position.unconfirmed?.shares ?? 0);
  if (shares === 0n) return undefined;
  const most = BigInt(position.maxRedeem ?? 0);
  // Where it lets go of nothing all of it is asked for, which is refused with that limit.
  return heldBack(shares, position, vault) && most > 0n ? most - most / MARGIN : shares;
}
