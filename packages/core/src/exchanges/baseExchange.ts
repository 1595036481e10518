import type { ExchangeDescription } from './ExchangeDescription.ts';
import { feeTiers } from './feeTiers.ts';

/**
 * Uniswap's contracts as listed by docs.uniswap.org ('V2 Deployment Addresses', 'Base Deployments' of v3) and
 * by `@uniswap/sdk-core`, both read on 23 November 2026; the dollar tokens are the network's own and those of
 * `@uniswap/default-token-list`.
 */
export const baseExchange: ExchangeDescription = {
  network: 'base',
  v2: {
    factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
  },
  v3: {
    factory: '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
    quoter: '0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a',
    router: '0x2626664c2603336E57B271c5C0b26F421741e481',
    feeTiers,
  },
  dollarTokens: [
    // USDC and DAI.
    '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
  ],
};
