import type { PoolEvent } from './PoolEvent.ts';

/** Current holdings, in the smallest units. */
interface Held {
  readonly shares: bigint;
  readonly assets: bigint;
  /** Amount of the asset whose earnings are negligible. */
  readonly dust: bigint;
}

/** Maximum part of all shares that strangers may have sent. */
const MAX_SENT = { parts: 1n, of: 10_000n };

/**
 * Computes an account's earnings in a vault: current holdings and withdrawals, less deposits.
 *
 * They are known only if the vault's logs account for every share: the moves of each transaction match its
 * deposits and withdrawals, and together they give the current shares. Shares sent to or received from others
 * have no known cost. Others can send a few, which must not hide the earnings for good: if all received
 * shares are under 0.01 % of the holdings, they count as deposited at their current value. So do all holdings
 * if nothing was ever deposited or withdrawn and they are no more than dust; more of them was bought
 * elsewhere, or transferred from another account, at an unknown cost.
 *
 * @param owner in lower case
 * @param events all of this vault, each once
 * @returns undefined if unknown
 */
export function earnedOf(
  owner: string,
  events: readonly PoolEvent[],
  { shares, assets, dust }: Held,
): bigint | undefined {
  const unexplained = new Map<string, bigint>();
  let booked = 0n;
  let earned = assets;
  for (const event of events) {
    const isIn = event.kind === 'transfer' ? event.to === owner : event.kind === 'deposit';
    const isOut = event.kind === 'transfer' ? event.owner === owner : event.kind === 'withdraw';
    const own = (isIn ? event.shares : 0n) - (isOut ? event.shares : 0n);
    const sign = event.kind === 'transfer' ? 1n : -1n;
    unexplained.set(event.hash, (unexplained.get(event.hash) ?? 0n) + sign * own);
    if (event.kind === 'transfer') continue;
    booked += own;
    earned += isIn ? -event.assets : event.assets;
  }
  const differences = [...unexplained.values()];
  const sent = differences.reduce((sum, difference) => sum + difference, 0n);
  const isAll = sent === shares && assets <= dust && events.every(({ kind }) => kind === 'transfer');
  const isLittle = isAll || sent * MAX_SENT.of < shares * MAX_SENT.parts;
  const isExplained =
    sent === 0n ? differences.every((one) => one === 0n) : isLittle && differences.every((one) => one >= 0n);
  if (!isExplained || booked + sent !== shares) return undefined;
  // Rounded up: received shares are never earnings.
  return sent === 0n ? earned : earned - (assets * sent + shares - 1n) / shares;
}
