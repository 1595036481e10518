import type { Network } from '@everything-wallet/core/networks/networks';
import { watchedAccounts } from '../../data/watchedAccounts.ts';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { FirestoreScanStore } from './FirestoreScanStore.ts';
import { FollowedAddresses } from './FollowedAddresses.ts';
import { runScanners } from './runScanners.ts';
import type { ScanSink } from './ScanSink.ts';
import { stopSignal } from './stopSignal.ts';

/**
 * Runs the scanners of a process until it is stopped: on the configured nodes, for the accounts in Firestore. The same in a
 * worker pool of Cloud Run and on a local stack.
 *
 * @param isLocal true of local chains, which make blocks only on demand
 */
export async function runConfiguredScanners(
  networks: readonly Network[],
  sink: ScanSink,
  isLocal = false,
): Promise<void> {
  await runScanners(
    {
      ...{ networks, sink, isLocal },
      nodeUrlsOf: ({ rpcName }) => nodeUrlsOf(rpcName),
      watched: new FollowedAddresses(watchedAccounts),
      storeOf: (chainId) => new FirestoreScanStore(chainId),
    },
    stopSignal(),
  );
}
