import type { NetworkId } from '@everything-wallet/core/networks/networks';

/** Fields of an NFT that the marketplace shows (docs/product.md §3, NFT). */
export interface NftListing {
  readonly id: string;
  readonly name: string;
  readonly collection: string;
  /** One of the project's drawings. */
  readonly image: 'harbour' | 'seeds' | 'city' | 'transit' | 'moth' | 'planet';
  /** Coin of its network, a decimal string. */
  readonly price: string;
  /** Coin of its network, a decimal string. */
  readonly volume24h: string;
  readonly network: NetworkId;
}

/** One trait of an NFT. */
interface Trait {
  readonly type: string;
  readonly value: string;
}

/** An NFT that has a page of its own. */
export interface Nft extends NftListing {
  /** Coin of its network, a decimal string. */
  readonly floorPrice: string;
  /** Coin of its network, a decimal string. */
  readonly totalVolume: string;
  readonly description: string;
  /** Shortened address. */
  readonly owner: string;
  readonly tokenId: string;
  /** A sample: the last 20 bytes of a hash, without a contract. */
  readonly contractAddress: string;
  readonly traits: readonly Trait[];
}

/** The sample NFTs with full detail: ids 1 to 4. Names and pictures are the project's own. */
export const nfts: readonly Nft[] = [
  {
    id: '1',
    name: 'Harbour at Dusk',
    collection: 'Slow Horizons',
    image: 'harbour',
    price: '2.4',
    floorPrice: '2.1',
    volume24h: '38.6',
    totalVolume: '1284.5',
    network: 'ethereum',
    description:
      'The last light over a harbour, laid down in bands of paper. No two evenings of Slow Horizons have the same sun.',
    owner: '0xAd5C…b59a',
    tokenId: '41',
    contractAddress: '0x34D3B0b0e2A09335855B905a36c002c7F2d547d1',
    traits: [
      { type: 'Light', value: 'Dusk' },
      { type: 'Water', value: 'Calm' },
      { type: 'Sun', value: 'Low' },
      { type: 'Bands', value: '7' },
    ],
  },
  {
    id: '2',
    name: 'Seed Engine',
    collection: 'Field Algorithms',
    image: 'seeds',
    price: '0.85',
    floorPrice: '0.72',
    volume24h: '14.2',
    totalVolume: '512.8',
    network: 'ethereum',
    description:
      'Four hundred seeds, each turned from the one before by the golden angle. What looks grown is one line of arithmetic.',
    owner: '0xAA47…bE98',
    tokenId: '118',
    contractAddress: '0xA7498680ebbf732314f1e2cE3d83aCC550376ED1',
    traits: [
      { type: 'Form', value: 'Spiral' },
      { type: 'Seeds', value: '400' },
      { type: 'Palette', value: 'Marigold' },
    ],
  },
  {
    id: '3',
    name: 'Folded City',
    collection: 'Paper Geometry',
    image: 'city',
    price: '1250',
    floorPrice: '980',
    volume24h: '8400',
    totalVolume: '164200',
    network: 'polygon',
    description:
      'A city block folded from a single sheet: towers of equal width and unequal patience, lit from the left.',
    owner: '0x2b6A…E858',
    tokenId: '9',
    contractAddress: '0x6d26A691c6Dd8708b5534feE6929B7d75e5B88F5',
    traits: [
      { type: 'Projection', value: 'Isometric' },
      { type: 'Towers', value: '25' },
      { type: 'Palette', value: 'Terracotta' },
      { type: 'Fold', value: 'Mountain' },
    ],
  },
  {
    id: '4',
    name: 'Night Transit',
    collection: 'Signal Lines',
    image: 'transit',
    price: '1.1',
    floorPrice: '0.95',
    volume24h: '21.7',
    totalVolume: '760.3',
    network: 'ethereum',
    description:
      'Quarter circles dealt onto a grid become a timetable: every line meets every edge, and none of them ends.',
    owner: '0x633D…07eA',
    tokenId: '325',
    contractAddress: '0x4F50c7475B781Aba6ae7BF9dA0584b11084C0878',
    traits: [
      { type: 'Tiling', value: 'Quarter circles' },
      { type: 'Hour', value: 'After midnight' },
      { type: 'Palette', value: 'Neon' },
    ],
  },
];

/**
 * The marketplace's six: those with a page, and ids 5 and 6, which exist only in this list (docs/product.md
 * §3).
 */
export const marketplaceNfts: readonly NftListing[] = [
  ...nfts,
  {
    id: '5',
    name: 'Moon Moth',
    collection: 'Quiet Creatures',
    image: 'moth',
    price: '0.6',
    volume24h: '9.4',
    network: 'ethereum',
  },
  {
    id: '6',
    name: 'Ringed World',
    collection: 'Slow Horizons',
    image: 'planet',
    price: '3.2',
    volume24h: '44.9',
    network: 'ethereum',
  },
];
