import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { lido } from '@everything-wallet/core/pools/lido';
import { ZeroAddress } from 'ethers/constants';
import type { PoolEvent } from './PoolEvent.ts';

/** Maximum total from strangers, as parts of the staked and current amounts. */
const MAX_SENT = { parts: 1n, of: 10_000n };

/** stETH, in its smallest unit, too little for its earnings to matter: a ten-thousandth of a coin. */
const DUST = 10n ** 14n;

/** A million of wstETH, in its smallest unit. */
const MILLION = 10n ** 24n;

/** Current balances, in the smallest units. */
interface StakedNow {
  /** Value of both tokens, in stETH. */
  readonly worth: bigint;
  /** wstETH; must equal what was received less what was sent. */
  readonly wrapped: bigint;
  /** Value of a million wstETH, in stETH. */
  readonly millionWorth: bigint;
}

/**
 * Returns the earnings of an account from staking with Lido: its current balance in both tokens and all that it unstaked,
 * less all that it staked, in stETH at the time of each transfer.
 *
 * Wrapping and unwrapping neither deposit nor withdraw: one token is sent in the transaction in which the other is
 * received. wstETH received without sending stETH was staked with coin (its contract accepts coin, and stakes it), and the
 * logs do not show the amount.
 *
 * Tokens received from others have no known cost. Anyone can send a little, which must not hide the earnings: a total
 * under 0.01 % of the staked and current amounts counts as deposited, stETH at its amount, wstETH at its current value.
 * The same holds for dust if the account never staked or unstaked. More than dust was bought elsewhere, at an unknown
 * cost.
 *
 * @param owner in lower case
 * @param events transfers of stETH and wstETH of this account, whole, each once
 * @returns undefined if more came from others, some was sent to them, coin was wrapped, or the logs are incomplete
 */
export function stakedEarnings(
  owner: string,
  events: readonly PoolEvent[],
  { worth, wrapped, millionWorth }: StakedNow,
): bigint | undefined {
  const movements = addUp(owner, events);
  if (movements?.wrapped !== wrapped) return undefined;
  const { staked, askedBack, sentWrapped } = movements;
  if (staked === 0n && askedBack === 0n && movements.sent + sentWrapped > 0n && worth <= DUST) return 0n;
  // Rounded up, so that received tokens never count as earned.
  const sent = movements.sent + (sentWrapped * millionWorth + MILLION - 1n) / MILLION;
  if (sent * MAX_SENT.of > (staked + worth) * MAX_SENT.parts) return undefined;
  return worth + askedBack - staked - sent;
}

/** Sums of an account's transfers, in the smallest units. */
interface Movements {
  readonly staked: bigint;
  readonly askedBack: bigint;
  /** stETH and wstETH that others sent. */
  readonly sent: bigint;
  readonly sentWrapped: bigint;
  /** wstETH balance by the transfers. */
  readonly wrapped: bigint;
}

/** @returns undefined if some was sent to others, coin was wrapped, or the logs are incomplete */
function addUp(owner: string, events: readonly PoolEvent[]): Movements | undefined {
  let [askedBack, staked, sent, sentWrapped] = [0n, 0n, 0n, 0n];
  let wrapped = 0n;
  const swapped = new Map<string, number>();
  const swap = (hash: string, isWrapping: boolean, change: number) => {
    const key = `${hash} ${isWrapping}`;
    swapped.set(key, (swapped.get(key) ?? 0) + change);
  };
  for (const { vault, kind, owner: from, to, shares: amount, hash } of events) {
    if (kind !== 'transfer' || from === to || amount === 0n) continue;
    const isIn = to === owner;
    const other = isIn ? from : to;
    if (sameAddress(vault, lido.wrapped)) {
      if (other !== ZeroAddress && !isIn) return undefined;
      if (other === ZeroAddress) swap(hash, isIn, -1);
      else sentWrapped += amount;
      wrapped += isIn ? amount : -amount;
    } else if (isIn && other === ZeroAddress) {
      staked += amount;
    } else if (!isIn && sameAddress(other, lido.queue)) {
      askedBack += amount;
    } else if (sameAddress(other, lido.wrapped)) {
      swap(hash, !isIn, 1);
    } else {
      if (!isIn) return undefined;
      sent += amount;
    }
  }
  // More was minted or burnt than the other token moved.
  if ([...swapped.values()].some((rest) => rest < 0)) return undefined;
  return { staked, askedBack, sent, sentWrapped, wrapped };
}
