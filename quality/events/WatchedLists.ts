import { matchesFrom } from '../../functions/src/services/scanner/matchesFrom.ts';
import type { ScanCursor } from '../../functions/src/services/scanner/ScanCursor.ts';
import { WatchedAddresses } from '../../functions/src/services/scanner/WatchedAddresses.ts';
import { addressAt, LATE, WATCHED } from './EventTransaction.ts';

/** Changes that a new list does not have yet. */
const MAX_LAG = 4;

/** Watched addresses, some of which are added during a simulation; each scanner has a list of its own, which lags. */
export class WatchedLists {
  /** The first block from which on the scan finds each address that was added. */
  readonly from = new Map<string, number>();
  readonly #random: () => number;
  /** Number of addresses, and version of the newest. */
  #added = WATCHED - LATE;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Adds addresses until a share of them is watched. */
  addUpTo(share: number): void {
    this.#added = Math.max(this.#added, Math.floor(WATCHED - LATE + LATE * Math.min(1, share)));
  }

  /** Makes the list of a new scanner, without the last changes. */
  newList(): WatchedAddresses {
    const list = new WatchedAddresses();
    this.#extend(list, Math.max(WATCHED - LATE, this.#added - this.#below(MAX_LAG)));
    return list;
  }

  /** Adds some of the changes that a list does not have; one or none by default. */
  catchUp(list: WatchedAddresses, changes = this.#below(2)): void {
    this.#extend(list, Math.min(this.#added, list.version + changes));
  }

  /** Notes from which block on the scan finds new addresses. */
  note(cursor: ScanCursor | undefined): void {
    for (let index = WATCHED - LATE + this.from.size; cursor && index < this.#added; index += 1) {
      const first = matchesFrom(cursor, index + 1);
      if (first === undefined) return;
      this.from.set(addressAt(index), first);
    }
  }

  #extend(list: WatchedAddresses, version: number): void {
    for (let index = list.version; index < version; index += 1) list.add(addressAt(index));
    list.advanceTo(version);
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }
}
