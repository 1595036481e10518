import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { useEffect, useState } from 'react';

/** How long an answer about who has an NFT may be of before a transfer that has just settled, in ms. */
const SETTLING_MS = 20_000;

/**
 * Follows what was sent until what is known of NFTs is of after it: what waits for a block, and what did so a moment ago.
 *
 * @param sent what waits for a block
 */
export function useLatestSends(sent: readonly TransactionRecord[]): readonly TransactionRecord[] {
  const [before, setBefore] = useState(sent);
  const [settled, setSettled] = useState<readonly TransactionRecord[]>([]);
  if (before !== sent) {
    setBefore(sent);
    const waiting = new Set(sent.map(({ tx_hash: hash }) => hash));
    // Of what there is several of, the answer that comes says how many are left.
    const gone = before.filter(
      ({ tx_hash: hash, call_kind: kind }) => kind === 'nftTransfer' && !waiting.has(hash),
    );
    if (gone.length > 0) setSettled([...settled.filter((one) => !gone.includes(one)), ...gone]);
  }
  useEffect(() => {
    if (settled.length === 0) return undefined;
    const timer = setTimeout(() => setSettled([]), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [settled]);
  return settled.length === 0 ? sent : [...sent, ...settled];
}
