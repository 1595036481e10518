import type { ExchangeDescription } from './ExchangeDescription.ts';
import { feeTiers } from './feeTiers.ts';

/**
 * Uniswap's contracts as listed by docs.uniswap.org ('V2 Deployment Addresses', 'Ethereum Deployments' of v3)
 * and by `@uniswap/sdk-core`, both read on 23 November 2026; the dollar tokens are the network's own and
 * those of `@uniswap/default-token-list`.
 */
export const ethereumExchange: ExchangeDescription = {
  network: 'ethereum',
  v2: {
    factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  },
  v3: {
    factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    feeTiers,
  },
  dollarTokens: [
    // USDC, USDT and DAI.
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  ],
};
