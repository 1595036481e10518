import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/** Listens to what the database can only be asked for in parts that have nothing in common, newest first; told once all of them are there. */
export function listenTogether(listens: readonly Listen<LatestTransactions>[]): Listen<LatestTransactions> {
  return (onData, onError) => {
    const heard: (LatestTransactions | undefined)[] = listens.map(() => undefined);
    const stops = listens.map((listen, index) =>
      listen((records) => {
        heard[index] = records;
        const known = heard.filter((part) => part !== undefined);
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
    // Of all of it the server has spoken no later than of the part it confirmed first.
    ...(times.length === parts.length && { confirmedAt: Math.min(...times) }),
  };
}

/** What the server has not given a time yet is the latest. */
function timeOf({ time }: Transaction): number {
  return time?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
