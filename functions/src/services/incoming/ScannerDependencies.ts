import type { Network, RpcName } from '@everything-wallet/core/networks/networks';
import type { Ledger } from '../chain/Ledger.ts';
import type { TokenLabel } from '../tokens/readTokenLabel.ts';
import type { IncomingStore } from './IncomingStore.ts';
import type { ScannedTransfers } from './ScannedTransfers.ts';
import type { ScanLimits } from './scanNetwork.ts';
import type { ReadPrices } from './pricesOf.ts';
import type { TransferSource } from './TransferSource.ts';

/** Dependencies of the scanner. */
export interface ScannerDependencies {
  readonly limits?: ScanLimits;
  readonly ledgerOf: (network: RpcName) => Ledger;
  readonly sourcesOf: (network: Network) => readonly TransferSource[];
  /** The transfers that a network's scanner finds; by default, no network has one. */
  readonly scannedOf?: (network: Network) => ScannedTransfers | undefined;
  readonly readLabel: (network: Network, contract: string) => Promise<TokenLabel>;
  readonly store: IncomingStore;
  /** Absent where transfers are recorded without a price. */
  readonly readPrices?: ReadPrices;
  /** Fails where nothing may be written for a user, whose account is being deleted. */
  readonly requireActiveAccount: (userId: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}
