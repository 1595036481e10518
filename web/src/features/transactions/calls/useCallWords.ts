import { useSyncExternalStore } from 'react';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { Text } from '../../../lib/text/useText.ts';
import type { TransactionListing } from '../TransactionListing.ts';
import type { CallWords } from './CallWords.ts';

type Words = typeof import('./wordsOfCall.ts').wordsOfCall;

/** Loaded with the first call shown: most wallets have none at first, and rows come and go while scrolling. */
let words: Words | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/**
 * Returns the list texts of a call; undefined for any other transaction, and until loaded.
 *
 * @param write formats amounts, decimal strings
 */
export function useCallWords(
  transaction: TransactionListing,
  t: Text,
  write: WriteAmount,
): CallWords | undefined {
  const { call_kind: kind } = transaction;
  const textsOf = useWordsOfCall(kind !== undefined);
  return kind === undefined ? undefined : textsOf?.(transaction, kind, t, write);
}

/** Returns `wordsOfCall` once loaded; loads nothing unless wanted. */
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
    for (const notify of listeners) notify();
  } catch (error) {
    // The rows show their default texts; the next one shown tries again.
    logProblem('Loading a call’s texts failed', error);
  } finally {
    isLoading = false;
  }
}
