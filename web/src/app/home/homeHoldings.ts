import { compiledTexts } from 'virtual:compiled-texts/holdings';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { AddressPicture } from '../../components/AddressPicture.tsx';
import { HomeAccountName } from './HomeAccountName.tsx';
import { HomeCoinMark } from './HomeCoinMark.tsx';
import { HomeCoinRow } from './HomeCoinRow.tsx';
import { HomeNames } from './HomeNames.tsx';
import { HomeNfts } from './HomeNfts.tsx';
import { HomeTestCoins } from './HomeTestCoins.tsx';
import { HomeTokenFilter } from './HomeTokenFilter.tsx';
import { HomeTokens } from './HomeTokens.tsx';
import { HomeTotal } from './HomeTotal.tsx';
import { HomeUnverified } from './HomeUnverified.tsx';

loadTexts(compiledTexts);

/** Components of the home for all holdings; their code is loaded after that of the wallet. */
export const homeHoldings = {
  AccountPicture: AddressPicture,
  AccountName: HomeAccountName,
  Total: HomeTotal,
  CoinMark: HomeCoinMark,
  CoinRow: HomeCoinRow,
  Names: HomeNames,
  Nfts: HomeNfts,
  TokenFilter: HomeTokenFilter,
  Tokens: HomeTokens,
  TestCoins: HomeTestCoins,
  Unverified: HomeUnverified,
};
