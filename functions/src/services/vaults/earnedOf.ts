import type { VaultEvent } from './VaultEvent.ts';

/** What is there now, in the smallest units. */
interface Held {
  readonly shares: bigint;
  readonly assets: bigint;
  /** So little of the asset that nobody misses what it may have earned. */
  readonly dust: bigint;
}

/** Parts of the shares that are there which strangers may have sent at most, all together. */
const MAX_SENT = { parts: 1n, of: 10_000n };

/**
 * What a vault has brought an account: all that is there and all that left, less all that was put in.
 *
 * It is known only where the vault's own books account for every share: what moved in each transaction is what it says of deposits and
 * withdrawals there, and all of them together are the shares that there are. Shares that were given to somebody, or came from somebody, have
 * no cost that anybody could tell. Anybody can send a few, so that nothing would ever be told: where all that came so is under 0.01 % of
 * what is there, it counts as put in at what it is worth now. So does all that is there where nothing was ever put in or taken out and it is
 * no more than dust; more of it was bought somewhere else, or came from another account, and has a cost that is not told here.
 *
 * @param owner in lower case
 * @param events of this vault, whole, each once
 * @returns undefined where it is not known
 */
export function earnedOf(
  owner: string,
  events: readonly VaultEvent[],
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
  // Rounded up: what is sent is never earned.
  return sent === 0n ? earned : earned - (assets * sent + shares - 1n) / shares;
}
