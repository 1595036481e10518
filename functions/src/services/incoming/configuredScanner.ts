import { transferApiKeySecret, transferApisParam } from '../../configuration.ts';
import { incomingTransfers } from '../../data/incomingTransfers.ts';
import { ledgerOf } from '../chain/ledgerOf.ts';
import { scanMatches } from '../../data/scanMatches.ts';
import type { Network } from '@everything-wallet/core/networks/networks';
import { configuredMarket } from '../prices/configuredPrices.ts';
import { pricesThen } from '../prices/pricesThen.ts';
import { FirestoreScanStore } from '../scanner/FirestoreScanStore.ts';
import { scannedNetworks } from '../scanner/scannedNetworks.ts';
import { readLabelOf } from '../tokens/readLabelOf.ts';
import { CoinSource } from './CoinSource.ts';
import { ExplorerApi } from './ExplorerApi.ts';
import { ExplorerSource } from './ExplorerSource.ts';
import { IncomingScanner } from './IncomingScanner.ts';
import { LogSource } from './LogSource.ts';
import { ScannedTransfers } from './ScannedTransfers.ts';
import type { TransferSource } from './TransferSource.ts';

const sources = new Map<Network, readonly TransferSource[]>();
const scanned = new Map<Network, ScannedTransfers>();

let scanner: IncomingScanner | undefined;

/**
 * Creates the scanner for incoming transfers with the configured sources; one object per instance, since it
 * remembers its scans.
 *
 * @param requireActiveAccount rejects if nothing may be written for a user
 */
export function configuredScanner(requireActiveAccount: (userId: string) => Promise<void>): IncomingScanner {
  scanner ??= new IncomingScanner({
    ledgerOf,
    sourcesOf,
    scannedOf,
    readLabel: readLabelOf,
    store: incomingTransfers,
    readPrices: (moments, userId) => pricesThen(configuredMarket(), moments, userId),
    requireActiveAccount,
  });
  return scanner;
}

function sourcesOf(network: Network): readonly TransferSource[] {
  const known = sources.get(network);
  if (known) return known;
  const ledger = ledgerOf(network.rpcName);
  const api = apiOf(network);
  const own = [
    new LogSource(ledger, network.confirmations),
    new CoinSource(ledger, network.confirmations),
    ...(api ? [new ExplorerSource(api, network)] : []),
  ];
  sources.set(network, own);
  return own;
}

/** Returns what a network's scanner finds; undefined where none is configured. */
function scannedOf(network: Network): ScannedTransfers | undefined {
  const known = scanned.get(network);
  if (known || !scannedNetworks().includes(network)) return known;
  const { chainId } = network;
  const transfers = new ScannedTransfers(network, {
    store: new FirestoreScanStore(chainId),
    find: (...request) => scanMatches.find(chainId, ...request),
  });
  scanned.set(network, transfers);
  return transfers;
}

/**
 * Returns the explorer API of a configured network. The key is sent only to the API the deployment names, not
 * to a network's public API.
 */
function apiOf({ rpcName, chainId, transferApiUrl }: Network): ExplorerApi | undefined {
  const entries = transferApisParam.value().split(',');
  const configured = entries.find((entry) => entry.startsWith(`${rpcName}=`))?.slice(rpcName.length + 1);
  if (configured === 'public') {
    return transferApiUrl === undefined ? undefined : new ExplorerApi({ baseUrl: transferApiUrl, chainId });
  }
  if (configured === undefined) return undefined;
  return new ExplorerApi({ baseUrl: configured, chainId, key: transferApiKeySecret.value() });
}
