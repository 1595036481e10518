import type { Network } from '@everything-wallet/core/networks/networks';
import { accountMarks } from '../../data/accountMarks.ts';
import { activityRecords } from '../../data/activityRecords.ts';
import { scanMatches } from '../../data/scanMatches.ts';
import { watchedAccounts } from '../../data/watchedAccounts.ts';
import { ActivitySink } from '../activity/ActivitySink.ts';
import { createListenersOf } from '../activity/createListenersOf.ts';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { FirestoreScanStore } from './FirestoreScanStore.ts';
import { FollowedAddresses } from './FollowedAddresses.ts';
import { inOrder } from './inOrder.ts';
import { MatchSink } from './MatchSink.ts';
import { runScanners, type ScannersDependencies } from './runScanners.ts';
import { cloudTasksQueue } from '../webhooks/cloudTasksQueue.ts';
import { stopSignal } from './stopSignal.ts';

/**
 * Runs the scanners of a process until it is stopped: on the configured nodes, for the accounts in Firestore. The same in a
 * worker pool of Cloud Run and on a local stack.
 *
 * @param options.sinkOf by default, matches are stored, users marked, and events stored for those who listen
 */
export async function runConfiguredScanners(
  networks: readonly Network[],
  options: Partial<Pick<ScannersDependencies, 'isLocal' | 'sinkOf'>> = {},
): Promise<void> {
  const usersOf = async (addresses: Iterable<string>) => watchedAccounts.usersOf(addresses);
  const listenersOf = createListenersOf({
    usersOf: async (...question) => watchedAccounts.usersOfAddress(...question),
    listening: async (userIds) => activityRecords.listening(userIds),
  });
  await runScanners(
    {
      networks,
      nodeUrlsOf: ({ rpcName }) => nodeUrlsOf(rpcName),
      watched: new FollowedAddresses(watchedAccounts),
      storeOf: (chainId) => new FirestoreScanStore(chainId),
      sinkOf: (network) =>
        inOrder([
          new MatchSink(network, { matches: scanMatches, marks: accountMarks, usersOf }),
          new ActivitySink(network, {
            records: activityRecords,
            usersOf,
            listenersOf,
            queue: cloudTasksQueue,
          }),
        ]),
      ...options,
    },
    stopSignal(),
  );
}
