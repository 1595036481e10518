import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { useEffect, useRef } from 'react';

/** Milliseconds until a second call: nodes may be a block behind the one that reported the confirmation. */
const AGAIN_MS = 10_000;

/**
 * Calls back when a send is no longer pending: the NFT may have a different owner now.
 *
 * @param sent pending transactions
 */
export function useSendsNoLongerPending(
  sent: readonly TransactionRecord[],
  onNoLongerPending: () => void,
): void {
  const waiting = sent.map(({ tx_hash: hash }) => hash).join();
  const before = useRef(waiting);
  const callback = useRef(onNoLongerPending);
  useEffect(() => {
    callback.current = onNoLongerPending;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const now = new Set(waiting.split(','));
    const isAnyDone = before.current !== '' && before.current.split(',').some((hash) => !now.has(hash));
    before.current = waiting;
    if (!isAnyDone) return;
    callback.current();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => callback.current(), AGAIN_MS);
  }, [waiting]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
