// Written by npm run networks:generate: do not edit.

import { ethereum } from './ethereum.ts';
import { polygon } from './polygon.ts';
import { polygonAmoy } from './polygonAmoy.ts';
import { sepolia } from './sepolia.ts';

/** Every network that has a file, by its place. */
export const networkList = [
  ethereum,
  sepolia,
  polygon,
  polygonAmoy,
] as const;
