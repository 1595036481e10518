import type { Network } from '@everything-wallet/core/networks/networks';
import type { Backfill, NetworkCursor, OpenTransfer } from './IncomingStore.ts';

/** Change that a scan makes to the cursor of a network. */
export interface NetworkChange {
  readonly network: Network;
  /** Addresses in lower case: the change has everything about these accounts, and nothing about others. */
  readonly accounts: ReadonlySet<string>;
  /** Open places of the accounts, by transaction hash; of the transactions that the scan asked about. */
  readonly open: Readonly<Record<string, OpenTransfer>>;
  /** Positions as the scan read them, and as they are now. */
  readonly before: NetworkCursor['next'];
  readonly next: NetworkCursor['next'];
  /** As `NetworkCursor.since`, of the accounts. */
  readonly since: Readonly<Record<string, number>>;
  /** ERC-20 contracts that sent something, the newest first. */
  readonly tokens: readonly string[];
  readonly dueAt: number;
  readonly isBehind: boolean;
  readonly backfill?: Backfill | undefined;
}
