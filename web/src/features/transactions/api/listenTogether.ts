import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/** Combines listeners for disjoint parts of a query, newest first; reports once all parts are there. */
export function listenTogether(listens: readonly Listen<LatestTransactions>[]): Listen<LatestTransactions> {
  return (onData, onError) => {
    const parts: (LatestTransactions | undefined)[] = listens.map(() => undefined);
    const stops = listens.map((listen, index) =>
      listen((records) => {
        parts[index] = records;
        const known = parts.filter((part) => part !== undefined);
        if (known.length === listens.length) onData(join(known));
      }, onError),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
}

function join(parts: readonly LatestTransactions[]): LatestTransactions {
  const times = parts.flatMap(({ confirmedAt }) => confirmedAt ?? []);
  return {
    records: parts.flatMap((part) => part.records).sort((one, other) => timeOf(other) - timeOf(one)),
    isAll: parts.every(({ isAll }) => isAll),
    unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
    // The whole is confirmed only since its earliest confirmed part.
    ...(times.length === parts.length && { confirmedAt: Math.min(...times) }),
  };
}

/** A record without a server time yet is the latest. */
function timeOf({ time }: Transaction): number {
  return time?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
