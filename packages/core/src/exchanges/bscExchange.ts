import type { ExchangeDescription } from './ExchangeDescription.ts';
import { feeTiers } from './feeTiers.ts';

/**
 * Uniswap's contracts as listed by docs.uniswap.org ('V2 Deployment Addresses', 'BNB Deployments' of v3) and
 * by `@uniswap/sdk-core`, both read on 23 November 2026; the dollar tokens are the network's own and those of
 * `@uniswap/default-token-list`.
 */
export const bscExchange: ExchangeDescription = {
  network: 'bsc',
  v2: {
    factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
  },
  v3: {
    factory: '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
    quoter: '0x78D78E420Da98ad378D7799bE8f4AF69033EB077',
    router: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
    feeTiers,
  },
  dollarTokens: [
    // USDT and USDC, both of 18 decimals here.
    '0x55d398326f99059fF775485246999027B3197955',
    '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
  ],
};
