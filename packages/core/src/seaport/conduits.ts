import { ZeroHash } from 'ethers/constants';
import { SEAPORT_ADDRESS } from './seaportAddress.ts';

/**
 * Contract that transfers the sold item, by the conduit key of an order: Seaport itself, or OpenSea's
 * conduit, at one address on every network (docs.opensea.io; its controller's `getConduit` returns the same).
 */
const CONDUITS: Readonly<Record<string, string>> = {
  [ZeroHash]: SEAPORT_ADDRESS,
  '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000':
    '0x1E0049783F008A0085193E00003D00cd54003c71',
};

/** Returns the contract that a seller must approve; undefined if unknown. */
export function conduitOf(conduitKey: string): string | undefined {
  return CONDUITS[conduitKey.toLowerCase()];
}
