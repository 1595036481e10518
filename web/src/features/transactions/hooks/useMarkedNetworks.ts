import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { useEffect } from 'react';
import { changeRepeats } from '../../../lib/refresh/changeRepeats.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import type { AccountMarks } from '../api/listenToAccountMarks.ts';

/** The last marks of this session: each screen has a listener of its own, and a mark may come between two. */
let known: AccountMarks | undefined;
sessionEnd.addEventListener('end', () => (known = undefined));

/**
 * Has balances refreshed when a scanner marks the user (`changeRepeats`).
 *
 * @param networks that are switched on
 * @param marks undefined while they are unknown
 */
export function useMarkedNetworks(networks: readonly RpcName[], marks: AccountMarks | undefined): void {
  useEffect(() => {
    if (!marks) return;
    const before = known;
    known = marks;
    // Without earlier ones, the screen has just asked for its balances.
    if (!before) return;
    for (const [id, time] of marks) {
      const network = findNetworkById(id);
      if (!network || !networks.includes(network.rpcName) || time <= (before.get(id) ?? 0)) continue;
      changeRepeats.noticeMark(network.id);
    }
  }, [networks, marks]);
}
