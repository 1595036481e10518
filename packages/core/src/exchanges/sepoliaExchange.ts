import type { ExchangeDescription } from './ExchangeDescription.ts';
import { feeTiers } from './feeTiers.ts';

/**
 * Uniswap's contracts as listed by docs.uniswap.org ('V2 Deployment Addresses', 'Ethereum Deployments' of v3)
 * and by `@uniswap/sdk-core`, both read on 23 November 2026; the dollar tokens are the network's own and
 * those of `@uniswap/default-token-list`.
 */
export const sepoliaExchange: ExchangeDescription = {
  network: 'sepolia',
  v2: {
    factory: '0xF62c03E08ada871A0bEb309762E260a7a6a880E6',
    router: '0xeE567Fe1712Faf6149d80dA1E6934E354124CfE3',
  },
  v3: {
    factory: '0x0227628f3F023bb0B980b67D528571c95c6DaC1c',
    quoter: '0xEd1f6473345F45b75F8179591dd5bA1888cf2FB3',
    router: '0x3bFA4769FB09eefC5a80d6E87c3B9C650f7Ae48E',
    feeTiers,
  },
  dollarTokens: [
    // Sepolia has many test dollar tokens, and none is on a trusted list.
  ],
};
