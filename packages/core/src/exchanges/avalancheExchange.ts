import type { ExchangeDescription } from './ExchangeDescription.ts';
import { feeTiers } from './feeTiers.ts';

/**
 * Uniswap's contracts as listed by docs.uniswap.org ('V2 Deployment Addresses', 'AVAX Deployments' of v3) and
 * by `@uniswap/sdk-core`, both read on 23 November 2026; the dollar tokens are the network's own and those of
 * `@uniswap/default-token-list`.
 */
export const avalancheExchange: ExchangeDescription = {
  network: 'avalanche',
  v2: {
    factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
    router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
  },
  v3: {
    factory: '0x740b1c1de25031C31FF4fC9A62f554A55cdC1baD',
    quoter: '0xbe0F5544EC67e9B3b2D979aaA43f18Fd87E6257F',
    router: '0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE',
    feeTiers,
  },
  dollarTokens: [
    // USDC and USDT.
    '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
    '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
  ],
};
