import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { useEffect, useRef } from 'react';

/** Nodes may be a block behind whoever told that it is in one; then it is asked once more, in ms. */
const AGAIN_MS = 10_000;

/**
 * Calls back when something that was sent waits no longer: who has an NFT may be somebody else now.
 *
 * @param sent what waits for a block
 */
export function useSettledSends(sent: readonly TransactionRecord[], onSettled: () => void): void {
  const waiting = sent.map(({ tx_hash: hash }) => hash).join();
  const before = useRef(waiting);
  const tell = useRef(onSettled);
  useEffect(() => {
    tell.current = onSettled;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const now = new Set(waiting.split(','));
    const isSettled = before.current !== '' && before.current.split(',').some((hash) => !now.has(hash));
    before.current = waiting;
    if (!isSettled) return;
    tell.current();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell.current(), AGAIN_MS);
  }, [waiting]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
