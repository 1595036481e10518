import { signedTypes } from '@everything-wallet/core/documents/transaction';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { isWanted } from '../isWanted.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import { mayBeWanted } from '../mayBeWanted.ts';
import type { Transaction } from '../Transaction.ts';
import { listenToWantedTransactions } from './listenToWantedTransactions.ts';

/**
 * Listens to the latest transactions of one account of a user, newest first: what it sent, and what came in to it, with what nobody
 * asked for among it (`latestAskedFor`). The database is asked for each, and what it answers is told once both are there.
 *
 * @param address as records have it: a checksum address
 * @param count how many of each at least, where there are so many
 */
export function listenToAccountTransactions(
  userId: string,
  address: string,
  count: number,
): Listen<LatestTransactions> {
  const listens = [
    listenToWantedTransactions(
      userId,
      { type: signedTypes, from_address: address },
      count,
      isWanted,
      mayBeWanted,
    ),
    listenToWantedTransactions(
      userId,
      { type: 'receive', to_address: address },
      count,
      isWanted,
      mayBeWanted,
    ),
  ];
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
