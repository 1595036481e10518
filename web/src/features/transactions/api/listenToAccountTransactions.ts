import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { listenToTransactions } from './listenToTransactions.ts';

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
): Listen<Records<Transaction>> {
  const listens = [
    listenToTransactions(userId, count, { type: 'send', from_address: address }),
    listenToTransactions(userId, count, { type: 'receive', to_address: address }),
  ];
  return (onData, onError) => {
    const heard: (Records<Transaction> | undefined)[] = listens.map(() => undefined);
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

function join(parts: readonly Records<Transaction>[], count: number): Records<Transaction> {
  const times = parts.flatMap(({ confirmedAt }) => confirmedAt ?? []);
  return {
    records: parts
      .flatMap(({ records }) => records)
      .sort((one, other) => timeOf(other) - timeOf(one))
      .slice(0, count),
    unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
    // Of all of it the server has spoken no later than of the part it confirmed first.
    ...(times.length === parts.length && { confirmedAt: Math.min(...times) }),
  };
}

/** What the server has not given a time yet is the latest. */
function timeOf({ time }: Transaction): number {
  return time?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
