import type { Network } from '@everything-wallet/core/networks/networks';
import { useMemo, useSyncExternalStore } from 'react';
import { askApprovals } from '../api/askApprovals.ts';
import { ApprovalScan } from '../ApprovalScan.ts';
import { approvalsStore } from '../storage/approvalsStore.ts';
import type { ApprovalNetworkScan } from '../ApprovalNetworkScan.ts';
import { pause } from '../../../lib/time/pause.ts';

const dependencies = { ask: askApprovals, store: approvalsStore, pause };

/** State of the scans, and a function that scans again: all networks, or one. */
export interface ApprovalScans {
  readonly scans: readonly ApprovalNetworkScan[];
  readonly scan: (networkId?: string) => void;
}

/**
 * Scans for approvals of some accounts while the screen is mounted.
 *
 * @param networks the same array for the same networks, as for `addresses`
 */
export function useApprovalScan(
  userId: string,
  networks: readonly Network[],
  addresses: readonly string[],
): ApprovalScans {
  const scan = useMemo(
    () => new ApprovalScan({ userId, networks, addresses }, dependencies),
    [userId, networks, addresses],
  );
  const scans = useSyncExternalStore(scan.subscribe, scan.scans, scan.scans);
  return { scans, scan: scan.scan };
}
