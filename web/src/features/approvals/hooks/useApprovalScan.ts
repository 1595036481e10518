import type { Network } from '@everything-wallet/core/networks/networks';
import { useMemo, useSyncExternalStore } from 'react';
import { askApprovals } from '../api/askApprovals.ts';
import { ApprovalScan } from '../ApprovalScan.ts';
import { approvalsStore } from '../kept/approvalsStore.ts';
import type { NetworkScan } from '../NetworkScan.ts';
import { pause } from '../../../lib/time/pause.ts';

const tools = { ask: askApprovals, store: approvalsStore, pause };

/** How far the looks have come, and how to look once more: everywhere, or at one network. */
export interface Looked {
  readonly looks: readonly NetworkScan[];
  readonly look: (networkId?: string) => void;
}

/**
 * Looks for approvals of some accounts while the screen is there.
 *
 * @param networks the same list for the same networks, and so `addresses`
 */
export function useApprovalScan(
  userId: string,
  networks: readonly Network[],
  addresses: readonly string[],
): Looked {
  const all = useMemo(
    () => new ApprovalScan({ userId, networks, addresses }, tools),
    [userId, networks, addresses],
  );
  const looks = useSyncExternalStore(all.subscribe, all.looks, all.looks);
  return { looks, look: all.look };
}
