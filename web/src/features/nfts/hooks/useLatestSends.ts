import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { useEffect, useState } from 'react';

/** Milliseconds for which an answer may still predate a transfer that has just confirmed. */
const SETTLING_MS = 20_000;

/**
 * Returns pending sends and those confirmed a moment ago, until the NFT data reflects them.
 *
 * @param sent pending transactions
 */
export function useLatestSends(sent: readonly TransactionRecord[]): readonly TransactionRecord[] {
  const [before, setBefore] = useState(sent);
  const [recent, setRecent] = useState<readonly TransactionRecord[]>([]);
  if (before !== sent) {
    setBefore(sent);
    const waiting = new Set(sent.map(({ tx_hash: hash }) => hash));
    // For several units, the next answer has the remaining number.
    const confirmed = before.filter(
      ({ tx_hash: hash, call_kind: kind }) => kind === 'nftTransfer' && !waiting.has(hash),
    );
    if (confirmed.length > 0) setRecent([...recent.filter((one) => !confirmed.includes(one)), ...confirmed]);
  }
  useEffect(() => {
    if (recent.length === 0) return undefined;
    const timer = setTimeout(() => setRecent([]), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [recent]);
  return recent.length === 0 ? sent : [...sent, ...recent];
}
