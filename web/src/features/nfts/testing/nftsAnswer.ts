import type { NftsAnswer, OwnedNft } from '@everything-wallet/core/callables/nftsAnswer';

/** Addresses of tests. */
export const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const COLLECTION = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
export const OTHER_COLLECTION = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** Number 7 of a collection, as nodes agree, but for what a test says. */
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

/** The answer of three nodes, but for what a test says; every collection is called Night Birds unless it is said. */
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
