import type { Network } from '@everything-wallet/core/networks/networks';
import type { ScanGap, ScanMatch } from '../../data/scanMatches.ts';
import type { UsersOfAddresses } from '../../data/watchedAccounts.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { MatchLimit } from './MatchLimit.ts';
import type { ScanEvent } from './ScanEvent.ts';
import type { ScanSink } from './ScanSink.ts';

/** Maximum addresses whose users wait to be marked: a hint that comes hours late is worth nothing. */
const MAX_UNMARKED = 10_000;

/** Time to the next attempt to mark users, in ms. */
const RETRY_MS = 5_000;

type AppliedEvent = Extract<ScanEvent, { readonly kind: 'applied' }>;

/** Storage of a `MatchSink`. */
interface MatchSinkDependencies {
  readonly matches: {
    write(chainId: number, matches: readonly ScanMatch[]): Promise<void>;
    writeGaps(chainId: number, gaps: readonly ScanGap[]): Promise<void>;
  };
  /** Returns the users who have one of some checksum addresses as an account. */
  readonly usersOf: (addresses: Iterable<string>) => Promise<Pick<UsersOfAddresses, 'users' | 'crowded'>>;
  readonly marks: { write(userIds: Iterable<string>, networkId: string): Promise<void> };
  readonly limit?: MatchLimit;
}

/**
 * Stores which transactions may transfer something to which address, and then marks the users of all addresses that something moved
 * to or from: a wallet that sees its mark finds the match, and asks for its balances. Matches that cannot be stored are delivered
 * again; a mark is only a hint.
 *
 * A match only names a transaction: what it transfers is read from its receipt, on which nodes agree. So reverted blocks need no
 * deletion, and an event that is delivered again changes nothing.
 *
 * An address over its limit (`MatchLimit`), or with too many users to mark, gets a gap instead: wallets read its blocks, and poll.
 */
export class MatchSink implements ScanSink {
  readonly #network: Pick<Network, 'id' | 'chainId' | 'blockSeconds'>;
  readonly #parts: MatchSinkDependencies;
  readonly #limit: MatchLimit;
  /** Addresses whose users are not marked yet, each with the block of a movement. */
  readonly #unmarked = new Map<string, number>();
  #retry: NodeJS.Timeout | undefined;

  constructor(network: Pick<Network, 'id' | 'chainId' | 'blockSeconds'>, parts: MatchSinkDependencies) {
    this.#network = network;
    this.#parts = parts;
    this.#limit = parts.limit ?? new MatchLimit(network);
  }

  async deliver(events: readonly ScanEvent[]): Promise<void> {
    const { matches } = this.#parts;
    const { chainId } = this.#network;
    const { found, changed, gaps } = this.#withinLimit(events);
    // Before anything is left out.
    await this.#storeGaps(gaps);
    if (found.length > 0) await matches.write(chainId, found);
    for (const [address, block] of changed) this.#unmarked.set(address, block);
    await this.#mark();
  }

  /** Marks the users of changed addresses. What fails is tried again, by itself: it must not stop the scan of a network. */
  async #mark(): Promise<void> {
    const waiting = new Map(this.#unmarked);
    if (waiting.size === 0) return;
    const { usersOf, marks } = this.#parts;
    try {
      const { users, crowded } = await usersOf(waiting.keys());
      // No user of these is marked: their wallets must not wait for marks.
      await this.#storeGaps(
        crowded.flatMap((address) => this.#limit.exhaust(address, waiting.get(address) ?? 0) ?? []),
      );
      if (users.size > 0) await marks.write(users, this.#network.id);
      // One that moved again meanwhile is marked again.
      for (const [address, block] of waiting)
        if (this.#unmarked.get(address) === block) this.#unmarked.delete(address);
    } catch (error) {
      if (waiting.size > MAX_UNMARKED) this.#unmarked.clear();
      logFailure(`marking users of ${this.#network.id}`, error);
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => void this.#mark(), RETRY_MS).unref();
    }
  }

  async #storeGaps(gaps: readonly ScanGap[]): Promise<void> {
    const unstored = gaps.filter((gap) => !this.#limit.isStored(gap));
    if (unstored.length === 0) return;
    await this.#parts.matches.writeGaps(this.#network.chainId, unstored);
    for (const gap of unstored) this.#limit.noteStored(gap);
  }

  /** Returns the matches and changed addresses of events, without those of addresses that are over their limit, and their gaps. */
  #withinLimit(events: readonly ScanEvent[]) {
    const found: ScanMatch[] = [];
    const changed = new Map<string, number>();
    const gaps: ScanGap[] = [];
    for (const event of events) {
      if (event.kind === 'reverted') continue;
      const incoming = incomingOf(event);
      for (const address of changedBy(event)) {
        const own = incoming.filter((match) => match.address === address);
        const gap = this.#limit.count(address, event.block.number, Math.max(1, own.length));
        if (gap) {
          gaps.push(gap);
          // The last mark: with its answer, the wallet learns that no more follow.
          if (this.#limit.isStored(gap)) continue;
        } else found.push(...own);
        changed.set(address, Math.min(event.block.number, changed.get(address) ?? Infinity));
      }
    }
    return { found, changed, gaps };
  }
}

/** Lists the watched addresses whose balances or approvals an event changes. */
function changedBy({ movements }: AppliedEvent): ReadonlySet<string> {
  // An approval changes nothing for the address that it permits to spend.
  const changing = movements.filter(({ kind, direction }) => kind === 'transfer' || direction !== 'in');
  return new Set(changing.map(({ address }) => address));
}

/** Lists the transactions of an event that transfer something to a watched address, each once. */
function incomingOf(event: AppliedEvent): readonly ScanMatch[] {
  const incoming = event.movements.filter(({ kind, direction }) => kind === 'transfer' && direction === 'in');
  const byPlace = new Map(
    incoming.map(({ address, txHash }) => [
      `${txHash} ${address}`,
      { address, txHash, block: event.block.number },
    ]),
  );
  return [...byPlace.values()];
}
