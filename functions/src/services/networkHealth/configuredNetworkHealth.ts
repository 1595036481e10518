import { FirestoreScanStore } from '../scanner/FirestoreScanStore.ts';
import { scannedNetworks } from '../scanner/scannedNetworks.ts';
import { NetworkHealthReader } from './NetworkHealthReader.ts';

/** The state of the networks as this deployment scans them; one object per instance, since it remembers its last read. */
export const configuredNetworkHealth = new NetworkHealthReader({
  scanned: scannedNetworks,
  loadCursor: (chainId) => new FirestoreScanStore(chainId).load(),
  isLocal: process.env['FUNCTIONS_EMULATOR'] === 'true',
});
