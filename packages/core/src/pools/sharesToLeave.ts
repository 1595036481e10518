import type { PoolPosition, PoolState } from '../schemas/poolsAnswer.ts';
import { heldBack } from './heldBack.ts';

/**
 * One part in this many of a limit below the full balance stays: interest lowers the redeemable shares with
 * every block, and a call at the limit would fail in the next one.
 */
const MARGIN = 10_000n;

/**
 * Returns the shares to redeem for leaving a vault: all of the account's, or the vault's limit if it retains
 * a part.
 *
 * @returns in the smallest unit; undefined if none, or if the number is unknown
 */
export function sharesToLeave(
  position: Pick<PoolPosition, 'shares' | 'maxRedeem' | 'unconfirmed'>,
  vault: Pick<PoolState, 'sharePrice' | 'decimals'>,
): bigint | undefined {
  // Too many shares fail in the simulation, and the answer of a single node has to be accepted
  // (`judgePoolStep`).
  const shares = BigInt(position.shares ?? position.unconfirmed?.shares ?? 0);
  if (shares === 0n) return undefined;
  const limit = BigInt(position.maxRedeem ?? 0);
  // With a limit of 0 all shares are requested, which is refused with that limit.
  return heldBack(shares, position, vault) && limit > 0n ? limit - limit / MARGIN : shares;
}
