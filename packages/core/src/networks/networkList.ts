// Written by npm run networks:generate: do not edit.

import { arbitrum } from './arbitrum.ts';
import { avalanche } from './avalanche.ts';
import { base } from './base.ts';
import { bsc } from './bsc.ts';
import { ethereum } from './ethereum.ts';
import { optimism } from './optimism.ts';
import { polygon } from './polygon.ts';
import { polygonAmoy } from './polygonAmoy.ts';
import { sepolia } from './sepolia.ts';

/** Every network that has a file, by its place. */
export const networkList = [
  ethereum,
  sepolia,
  polygon,
  polygonAmoy,
  bsc,
  avalanche,
  arbitrum,
  optimism,
  base,
] as const;
