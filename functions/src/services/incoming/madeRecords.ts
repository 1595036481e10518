import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { MadeRecords } from './IncomingStore.ts';
import type { RecordKind } from './recordKind.ts';

/** Records made on a day; none where the counts are of another day. */
export function countsOfDay(day: number, made: MadeRecords): MadeRecords {
  return made.day === day ? made : { day, verified: {}, unverified: {}, dust: {} };
}

/** Adds records to the counts. Those of removed accounts count for the user, and for no account. */
export function withMade(
  made: MadeRecords,
  records: readonly { readonly kind: RecordKind; readonly key: string }[],
  gone: ReadonlySet<string>,
): MadeRecords {
  const left = (counts: Readonly<Record<string, number>>) => {
    const kept: Record<string, number> = {};
    for (const [key, count] of Object.entries(counts)) {
      const [networkId = '', account = ''] = key.split(' ');
      const name = gone.has(account) ? `${networkId} gone` : key;
      kept[name] = (kept[name] ?? 0) + count;
    }
    return kept;
  };
  const kept = { verified: left(made.verified), unverified: left(made.unverified), dust: left(made.dust) };
  for (const { kind, key } of records) kept[kind][key] = (kept[kind][key] ?? 0) + 1;
  return { ...made, ...kept };
}

/** Counts of one network, by account. */
export function countsOfNetwork(
  networkId: string,
  counts: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(counts).flatMap(([key, count]) => {
      const [of, account] = key.split(' ');
      return of === networkId && account !== undefined ? [[account, count] as const] : [];
    }),
  );
}

/** Key of a record's count: by network and account, so that a cheap network does not fill the others. */
export function countKey({ network, to_address: account }: TransactionRecord): string {
  return `${network} ${account.toLowerCase()}`;
}
