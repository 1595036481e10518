import type { Network } from '@everything-wallet/core/networks/networks';
import type { ScanMatch } from '../../data/scanMatches.ts';
import { logFailure } from '../../errors/logFailure.ts';
import type { ScanEvent } from './ScanEvent.ts';
import type { ScanSink } from './ScanSink.ts';

/** Storage of a `MatchSink`. */
interface MatchSinkDependencies {
  readonly matches: { write(chainId: number, matches: readonly ScanMatch[]): Promise<void> };
  /** Returns the users who have one of some checksum addresses as an account. */
  readonly usersOf: (addresses: Iterable<string>) => Promise<ReadonlySet<string>>;
  readonly marks: { write(userIds: Iterable<string>, networkId: string): Promise<void> };
}

/**
 * Stores which transactions may transfer something to which address, and then marks the users of all addresses that something moved
 * to or from: a wallet that sees its mark finds the match, and asks for its balances. Matches that cannot be stored are delivered
 * again; a mark is only a hint.
 *
 * A match only names a transaction: what it transfers is read from its receipt, on which nodes agree. So reverted blocks need no
 * deletion, and an event that is delivered again changes nothing.
 */
export class MatchSink implements ScanSink {
  readonly #network: Pick<Network, 'id' | 'chainId'>;
  readonly #parts: MatchSinkDependencies;

  constructor(network: Pick<Network, 'id' | 'chainId'>, parts: MatchSinkDependencies) {
    this.#network = network;
    this.#parts = parts;
  }

  async deliver(events: readonly ScanEvent[]): Promise<void> {
    const { matches, usersOf, marks } = this.#parts;
    const found = events.flatMap(incomingOf);
    if (found.length > 0) await matches.write(this.#network.chainId, found);
    const changed = new Set(events.flatMap(changedBy));
    if (changed.size === 0) return;
    try {
      const users = await usersOf(changed);
      await marks.write(users, this.#network.id);
    } catch (error) {
      // Wallets scan every few minutes without a mark: it must not stop the scan of a network.
      logFailure(`marking users of ${this.#network.id}`, error);
    }
  }
}

/** Lists the watched addresses whose balances or approvals an event changes. */
function changedBy(event: ScanEvent): readonly string[] {
  if (event.kind === 'reverted') return [];
  // An approval changes nothing for the address that it permits to spend.
  const changing = event.movements.filter(({ kind, direction }) => kind === 'transfer' || direction !== 'in');
  return changing.map(({ address }) => address);
}

/** Lists the transactions of an event that transfer something to a watched address, each once. */
function incomingOf(event: ScanEvent): readonly ScanMatch[] {
  if (event.kind === 'reverted') return [];
  const incoming = event.movements.filter(({ kind, direction }) => kind === 'transfer' && direction === 'in');
  const byPlace = new Map(
    incoming.map(({ address, txHash }) => [
      `${txHash} ${address}`,
      { address, txHash, block: event.block.number },
    ]),
  );
  return [...byPlace.values()];
}
