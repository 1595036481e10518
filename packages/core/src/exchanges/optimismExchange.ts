import type { ExchangeDescription } from './ExchangeDescription.ts';
import { feeTiers } from './feeTiers.ts';

/**
 * Uniswap's contracts as listed by docs.uniswap.org ('V2 Deployment Addresses', 'Optimism Deployments' of v3)
 * and by `@uniswap/sdk-core`, both read on 23 November 2026; the dollar tokens are the network's own and
 * those of `@uniswap/default-token-list`.
 */
export const optimismExchange: ExchangeDescription = {
  network: 'optimism',
  v2: {
    factory: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
    router: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
  },
  v3: {
    factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    feeTiers,
  },
  dollarTokens: [
    // USDC, USDT and DAI.
    '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
    '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
  ],
};
