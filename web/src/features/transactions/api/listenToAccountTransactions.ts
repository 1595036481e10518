import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { isWanted } from '../isWanted.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import type { Transaction } from '../Transaction.ts';
import { listenToWantedTransactions } from './listenToWantedTransactions.ts';

/**
 * Listens to the latest transactions of one account of a user, newest first: what it sent, and what came in to it. The
 * database is asked for each, and what it answers is told once both are there.
 *
 * @param address as records have it: a checksum address
 * @param count how many at most
 */
export function listenToAccountTransactions(
  userId: string,
  address: string,
  count: number,
): Listen<LatestTransactions> {
  const listens = [
    listenToWantedTransactions(userId, { type: 'send', from_address: address }, count, isWanted),
    listenToWantedTransactions(userId, { type: 'receive', to_address: address }, count, isWanted),
  ];
  return (onData, onError) => {
    const heard: (LatestTransactions | undefined)[] = listens.map(() => undefined);
    const stops = listens.map((listen, index) =>
      listen((records) => {
        heard[index] = records;
        const known = heard.filter((part) => part !== undefined);
        if (known.length === listens.length) onData(join(known, count));
      }, onError),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
}

function join(parts: readonly LatestTransactions[], count: number): LatestTransactions {
  const times = parts.flatMap(({ confirmedAt }) => confirmedAt ?? []);
  const records = parts.flatMap((part) => part.records).sort((one, other) => timeOf(other) - timeOf(one));
  return {
    records: records.slice(0, count),
    isAll: parts.every(({ isAll }) => isAll) && records.length <= count,
    unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
    // Of all of it the server has spoken no later than of the part it confirmed first.
    ...(times.length === parts.length && { confirmedAt: Math.min(...times) }),
  };
}

/** What the server has not given a time yet is the latest. */
function timeOf({ time }: Transaction): number {
  return time?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
