import type { ExchangeDescription } from './ExchangeDescription.ts';
import { feeTiers } from './feeTiers.ts';

/**
 * Uniswap's contracts as listed by docs.uniswap.org ('V2 Deployment Addresses', 'Polygon Deployments' of v3)
 * and by `@uniswap/sdk-core`, both read on 23 November 2026; the dollar tokens are the network's own and
 * those of `@uniswap/default-token-list`.
 */
export const polygonExchange: ExchangeDescription = {
  network: 'polygon',
  v2: {
    factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
    router: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
  },
  v3: {
    factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    feeTiers,
  },
  dollarTokens: [
    // USDC, USDT and DAI.
    '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
  ],
};
