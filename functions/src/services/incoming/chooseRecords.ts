import { receivedId } from '@everything-wallet/core/documents/transaction';
import type { IncomingRecord, MadeRecords } from './IncomingStore.ts';
import { countKey } from './madeRecords.ts';
import type { IncomingPrices } from './pricesOf.ts';
import { recordKind } from './recordKind.ts';
import type { ScannedNetwork } from './ScannedNetwork.ts';

/**
 * Records of each cheap kind, unverified or dust, that an account gets on a network in a day: they cost their sender next to nothing.
 * Those after them are in no list.
 */
export const MAX_CHEAP = 300;

/** Records of a scan, divided. */
interface ChosenRecords {
  readonly records: readonly IncomingRecord[];
  /** Ids of records that are not made: there are too many of their kind. */
  readonly left: ReadonlySet<string>;
}

/**
 * Chooses the records that a scan makes.
 *
 * @param made records that were made today
 */
export function chooseRecords(
  userId: string,
  found: readonly {
    readonly scanned: Pick<ScannedNetwork, 'network' | 'cursor'>;
    readonly records: readonly IncomingRecord[];
  }[],
  prices: IncomingPrices,
  made: MadeRecords,
): ChosenRecords {
  const cheap = { unverified: { ...made.unverified }, dust: { ...made.dust } };
  const records: IncomingRecord[] = [];
  const left = new Set<string>();
  for (const { scanned, records: wanted } of found) {
    const { network, cursor } = scanned;
    const known = new Set(
      Object.entries(cursor.open).flatMap(([txHash, { places }]) =>
        Object.keys(places).map((place) => receivedId(userId, network.chainId, txHash, place)),
      ),
    );
    for (const record of wanted) {
      const kind = recordKind(record, prices);
      if (kind === 'verified' || known.has(record.id)) {
        records.push(record);
        continue;
      }
      const counts = cheap[kind];
      const key = countKey(record.record);
      if ((counts[key] ?? 0) >= MAX_CHEAP) left.add(record.id);
      else records.push(record);
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return { records, left };
}
