import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { useEffect, useRef } from 'react';
import { JOINS_AFTER_MS } from '../../../lib/refresh/joinsAfter.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import type { AccountMarks } from '../api/listenToAccountMarks.ts';

/**
 * Has balances refreshed when a scanner marks the user, and once more after twelve seconds: the nodes that answer may be behind those of
 * the scanner. Marks in between bring no further request, since each block may bring one.
 *
 * @param marks undefined while they are unknown
 */
export function useMarkedNetworks(marks: AccountMarks | undefined): void {
  const known = useRef<AccountMarks | undefined>(undefined);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    if (!marks) return;
    const before = known.current;
    known.current = marks;
    // The balances are newer than the first marks.
    if (!before) return;
    for (const [id, time] of marks) {
      const network = findNetworkById(id)?.id;
      if (!network || time <= (before.get(id) ?? 0) || timers.current.has(id)) continue;
      networkAttention.noticeChange(network);
      const repeat = () => {
        timers.current.delete(id);
        networkAttention.noticeChange(network);
      };
      timers.current.set(id, setTimeout(repeat, JOINS_AFTER_MS));
    }
  }, [marks]);
  useEffect(() => {
    const begun = timers.current;
    return () => begun.forEach((timer) => clearTimeout(timer));
  }, []);
}
