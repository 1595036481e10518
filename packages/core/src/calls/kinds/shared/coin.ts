import type { Asset } from '../../CallEffects.ts';

/** The network's coin. */
export const COIN: Asset = { type: 'coin' };
