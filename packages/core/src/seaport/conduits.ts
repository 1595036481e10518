import { ZeroHash } from 'ethers/constants';
import { SEAPORT_ADDRESS } from './seaportAddress.ts';

/**
 * Who takes what is sold, by the key that an order names: Seaport itself, or the conduit of OpenSea, at one address on every network
 * (docs.opensea.io; its controller's `getConduit` says the same).
 */
const CONDUITS: Readonly<Record<string, string>> = {
  [ZeroHash]: SEAPORT_ADDRESS,
  '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000':
    '0x1E0049783F008A0085193E00003D00cd54003c71',
};

/** The contract that a seller has to have approved; undefined where nobody here knows it. */
export function conduitOf(conduitKey: string): string | undefined {
  return CONDUITS[conduitKey.toLowerCase()];
}
