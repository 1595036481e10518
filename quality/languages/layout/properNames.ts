import { networks } from '@everything-wallet/core/networks/networks';
import { ethereumPools } from '@everything-wallet/core/pools/ethereumPools';
import { lidoPool } from '@everything-wallet/core/pools/lidoPool';
import { polygonPools } from '@everything-wallet/core/pools/polygonPools';
import { builtInTokens } from '@everything-wallet/core/tokens/builtInTokens';
import { lendingPools, stakingPools } from '../../../web/src/catalogue/defiPools.ts';
import { marketplaceNfts, nfts } from '../../../web/src/catalogue/nfts.ts';
import { tokenCatalogue } from '../../../web/src/catalogue/tokenCatalogue.ts';

/** Names and words of samples that are the same in every language. */
export const properNames: readonly string[] = [
  ...networks.flatMap(({ name, currency }) => [name, currency]),
  ...tokenCatalogue.flatMap(({ name, symbol, network }) => [name, symbol, network]),
  ...Object.values(builtInTokens).flatMap((rows) => rows.flatMap(([, symbol, , name]) => [symbol, name])),
  ...[...ethereumPools, ...polygonPools, lidoPool, ...stakingPools, ...lendingPools].map(({ name }) => name),
  ...nfts.flatMap(({ name, collection, description, traits }) => [
    name,
    collection,
    description,
    ...traits.flatMap(({ type, value }) => [type, value]),
  ]),
  'English (Pseudo-Accents)',
  'Arabic (Pseudo-Bidi)',
  ...marketplaceNfts.flatMap(({ name, collection }) => [name, collection]),
];
