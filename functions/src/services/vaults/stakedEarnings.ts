import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { lido } from '@everything-wallet/core/vaults/lido';
import { ZeroAddress } from 'ethers/constants';
import type { VaultEvent } from './VaultEvent.ts';

/** Parts of what an account has staked, and has, which strangers may have sent at most, all together. */
const MAX_SENT = { parts: 1n, of: 10_000n };

/** So little stETH, in its smallest unit, that nobody misses what it may have earned: a ten-thousandth of a coin. */
const DUST = 10n ** 14n;

/** A million of wstETH, in its smallest unit. */
const MILLION = 10n ** 24n;

/** What is there now, in the smallest units. */
interface StakedNow {
  /** Of all that is there, in stETH. */
  readonly worth: bigint;
  /** Of wstETH: as much must be what came less what went. */
  readonly wrapped: bigint;
  /** What a million of wstETH is worth in stETH. */
  readonly millionWorth: bigint;
}

/**
 * What staking with Lido has brought an account: all that is there, in both forms, and all that was asked back, less all that was staked, in
 * stETH as it was when it moved.
 *
 * What is wrapped and unwrapped is neither put in nor taken out: the one token leaves in the transaction in which the other one comes. wstETH that
 * comes without stETH that leaves was staked with coin (its contract takes coin, and stakes it), and nothing here says with how much.
 *
 * What came from others has no cost that anybody could tell. Anybody can send a little, so that nothing would ever be told: where all that came
 * so is under 0.01 % of what was staked and is there, it counts as put in, stETH as it came, wstETH at what it is worth now.
 * So does all of it where nothing was ever staked or asked back and it is no more than dust: more was bought somewhere else, at a cost that is not
 * told here.
 *
 * @param owner in lower case
 * @param events transfers of stETH and wstETH of this account, whole, each once
 * @returns undefined where more came from others, some went to them, coin was wrapped, or the logs are not whole
 */
export function stakedEarnings(
  owner: string,
  events: readonly VaultEvent[],
  { worth, wrapped, millionWorth }: StakedNow,
): bigint | undefined {
  const movements = addUp(owner, events);
  if (movements?.wrapped !== wrapped) return undefined;
  const { staked, askedBack, sentWrapped } = movements;
  if (staked === 0n && askedBack === 0n && movements.sent + sentWrapped > 0n && worth <= DUST) return 0n;
  // Rounded up: what is sent is never earned.
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
  /** wstETH that is there by the transfers. */
  readonly wrapped: bigint;
}

/** @returns undefined where some went to others, coin was wrapped, or the logs are not whole */
function addUp(owner: string, events: readonly VaultEvent[]): Movements | undefined {
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
  // More that was minted or burnt than came or went for it.
  if ([...swapped.values()].some((rest) => rest < 0)) return undefined;
  return { staked, askedBack, sent, sentWrapped, wrapped };
}
