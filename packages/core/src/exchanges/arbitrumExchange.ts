import type { ExchangeDescription } from './ExchangeDescription.ts';
import { feeTiers } from './feeTiers.ts';

/**
 * Uniswap's contracts as listed by docs.uniswap.org ('V2 Deployment Addresses', 'Arbitrum Deployments' of v3)
 * and by `@uniswap/sdk-core`, both read on 23 November 2026; the dollar tokens are the network's own and
 * those of `@uniswap/default-token-list`.
 */
export const arbitrumExchange: ExchangeDescription = {
  network: 'arbitrum',
  v2: {
    factory: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
    router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
  },
  v3: {
    factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    feeTiers,
  },
  dollarTokens: [
    // USDC, USDT and DAI.
    '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
    '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
  ],
};
