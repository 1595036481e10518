import { arweaveGatewayParam, ipfsGatewayParam } from '../../configuration.ts';
import type { Gateways } from './contentOf.ts';

/** Returns the configured gateways for files of IPFS and Arweave. */
export function configuredGateways(): Gateways {
  return { ipfs: ipfsGatewayParam.value(), arweave: arweaveGatewayParam.value() };
}
