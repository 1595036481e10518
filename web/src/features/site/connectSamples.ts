import ethers5Source from '../../../../docs/samples/connect/ethers5.ts?raw';
import ethers6Source from '../../../../docs/samples/connect/ethers6.ts?raw';
import nextSource from '../../../../docs/samples/connect/next.config.ts?raw';
import plainSource from '../../../../docs/samples/connect/plain.html?raw';
import reactSource from '../../../../docs/samples/connect/react.tsx?raw';
import viemSource from '../../../../docs/samples/connect/viem.ts?raw';
import wagmiSource from '../../../../docs/samples/connect/wagmi.ts?raw';
import web3Source from '../../../../docs/samples/connect/web3.ts?raw';
import { siteOrigin } from '../../config/siteOrigin.ts';
import { shownSample } from './shownSample.ts';

const here = (source: string) => shownSample(source, { origin: siteOrigin });

/** Page that connects without a build step. */
export const plainSample = here(plainSource);

/** Samples by the library that they use. */
export const connectSamples: readonly (readonly [name: string, code: string])[] = [
  ['viem.ts', here(viemSource)],
  ['wagmi.ts', here(wagmiSource)],
  ['ethers6.ts', here(ethers6Source)],
  ['ethers5.ts', here(ethers5Source)],
  ['web3.ts', here(web3Source)],
  ['ConnectButton.tsx', here(reactSource)],
  ['next.config.ts', here(nextSource)],
];
