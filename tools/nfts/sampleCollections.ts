import type { Network } from '@everything-wallet/core/networks/networks';
import { sampleTokens } from '../exchanges/sampleTokens.ts';

/** A collection that a local chain begins with. */
export interface SampleCollection {
  /** The same on each chain; on no network is anything there. */
  readonly contract: string;
  readonly standard: 'erc721' | 'erc1155';
  readonly name: string;
  readonly symbol: string;
}

/** By their names in requests to the faucet. */
const COLLECTIONS: readonly SampleCollection[] = [
  {
    contract: '0xF468F8C60C337a7068390f8B21EbfAE1506dfBBA',
    standard: 'erc721',
    name: 'Local Lanterns',
    symbol: 'LANTERN',
  },
  {
    contract: '0x93d0A1728544c5A8b755877636909742Cc43DD05',
    standard: 'erc1155',
    name: 'Local Compass',
    symbol: 'COMPASS',
  },
];

/** The collections of a network's local chain, the one of ERC-721 first; none where it has no exchange. */
export function sampleCollections(network: Network): readonly SampleCollection[] {
  return sampleTokens(network).length === 0 ? [] : COLLECTIONS;
}
