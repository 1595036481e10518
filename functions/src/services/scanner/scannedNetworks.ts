import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { scannerParam } from '../../configuration.ts';

/** Returns the networks that a scanner reads, as configured. */
export function scannedNetworks(): readonly Network[] {
  const names = scannerParam.value().split(',');
  return networks.filter(({ rpcName }) => names.includes(rpcName));
}
