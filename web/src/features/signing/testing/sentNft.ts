import { networks } from '@everything-wallet/core/networks/networks';
import type { SentNft } from '../../../lib/calls/SendNft.ts';
import { junk } from './junk.ts';

/** NFT number 7 of a collection, of the usual account, with changes for a test. */
export function sentNft(changes: Partial<SentNft> = {}): SentNft {
  return {
    network: networks[0],
    contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    tokenId: '7',
    standard: 'erc721',
    name: 'Barn Owl',
    sender: junk.sender,
    units: 1n,
    ...changes,
  };
}
