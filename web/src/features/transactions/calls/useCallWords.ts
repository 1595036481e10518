import { useSyncExternalStore } from 'react';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { Text } from '../../../lib/text/useText.ts';
import type { TransactionListing } from '../TransactionListing.ts';
import type { CallWords } from './CallWords.ts';

type Words = typeof import('./wordsOfCall.ts').wordsOfCall;

/** Loaded with the first call that is shown: most wallets have none at first, and rows come and go while one scrolls. */
let words: Words | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/**
 * What a list says of a transaction that is a call; undefined of any other one, and until it is loaded.
 *
 * @param write of amounts, decimal strings
 */
export function useCallWords(
  transaction: TransactionListing,
  t: Text,
  write: WriteAmount,
): CallWords | undefined {
  const { call_kind: kind } = transaction;
  const say = useWordsOfCall(kind !== undefined);
  return kind === undefined ? undefined : say?.(transaction, kind, t, write);
}

/** `wordsOfCall`, once it is loaded; nothing loads it where it is not wanted. */
export function useWordsOfCall(isWanted: boolean): Words | undefined {
  return useSyncExternalStore(isWanted ? listen : listenToNothing, () => words);
}

const listenToNothing = () => () => undefined;

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  if (words === undefined && !isLoading) void load();
  return () => listeners.delete(onChange);
}

async function load(): Promise<void> {
  isLoading = true;
  try {
    ({ wordsOfCall: words } = await import('./wordsOfCall.ts'));
    for (const tell of listeners) tell();
  } catch (error) {
    // The rows say what any row does; the next one that is shown asks again.
    logProblem('What a call is could not be loaded', error);
  } finally {
    isLoading = false;
  }
}
