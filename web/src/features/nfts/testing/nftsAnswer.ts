import type { NftsAnswer, OwnedNft } from '@everything-wallet/core/schemas/nftsAnswer';

/** Test addresses. */
export const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const COLLECTION = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
export const OTHER_COLLECTION = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** NFT number 7 of a collection, agreed by nodes, with changes for a test. */
export function ownedNft(changes: Partial<OwnedNft> = {}): OwnedNft {
  return {
    contract: COLLECTION,
    tokenId: '7',
    standard: 'erc721',
    owner: OWNER,
    units: '1',
    agreement: 'agreed',
    agreeing: 3,
    isUnverified: false,
    arrivedAt: 1_700_000_000_000,
    ...changes,
  };
}

/** Answer of three nodes, with changes for a test; every collection is named Night Birds by default. */
export function nftsAnswer(nfts: readonly OwnedNft[], changes: Partial<NftsAnswer> = {}): NftsAnswer {
  const contracts = [...new Set(nfts.map(({ contract }) => contract))];
  return {
    block: { number: 1_000, time: 1_800_000_000_000 },
    ageMs: 9_000,
    nodes: { configured: 3, answered: 3, needed: 2 },
    nfts: [...nfts],
    collections: contracts.map((contract) => ({ contract, name: 'Night Birds', symbol: 'BIRD' })),
    next: null,
    ...changes,
  };
}
