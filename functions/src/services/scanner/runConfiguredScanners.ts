import type { Network } from '@everything-wallet/core/networks/networks';
import { accountMarks } from '../../data/accountMarks.ts';
import { scanMatches } from '../../data/scanMatches.ts';
import { watchedAccounts } from '../../data/watchedAccounts.ts';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { FirestoreScanStore } from './FirestoreScanStore.ts';
import { FollowedAddresses } from './FollowedAddresses.ts';
import { MatchSink } from './MatchSink.ts';
import { runScanners, type ScannersDependencies } from './runScanners.ts';
import { stopSignal } from './stopSignal.ts';

/**
 * Runs the scanners of a process until it is stopped: on the configured nodes, for the accounts in Firestore. The same in a
 * worker pool of Cloud Run and on a local stack.
 *
 * @param options.sinkOf by default, matches are stored and users marked
 */
export async function runConfiguredScanners(
  networks: readonly Network[],
  options: Partial<Pick<ScannersDependencies, 'isLocal' | 'sinkOf'>> = {},
): Promise<void> {
  await runScanners(
    {
      networks,
      nodeUrlsOf: ({ rpcName }) => nodeUrlsOf(rpcName),
      watched: new FollowedAddresses(watchedAccounts),
      storeOf: (chainId) => new FirestoreScanStore(chainId),
      sinkOf: (network) =>
        new MatchSink(network, {
          ...{ matches: scanMatches, marks: accountMarks },
          usersOf: async (addresses) => watchedAccounts.usersOf(addresses),
        }),
      ...options,
    },
    stopSignal(),
  );
}
