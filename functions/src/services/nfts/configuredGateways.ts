import { arweaveGatewayParam, ipfsGatewayParam } from '../../configuration.ts';
import type { Gateways } from './contentOf.ts';

/** Where files of IPFS and Arweave are asked for, as configured. */
export function configuredGateways(): Gateways {
  return { ipfs: ipfsGatewayParam.value(), arweave: arweaveGatewayParam.value() };
}
