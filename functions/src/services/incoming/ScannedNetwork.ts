import type { Network } from '@everything-wallet/core/networks/networks';
import type { NetworkCursor } from './IncomingStore.ts';
import type { NetworkFindings } from './scanNetwork.ts';

/** A network whose scan is done. */
export interface ScannedNetwork {
  readonly network: Network;
  readonly findings: NetworkFindings;
  readonly cursor: NetworkCursor;
  /** Accounts for which new transfers were scanned. */
  readonly reading: ReadonlySet<string>;
}
