import type { Network } from '@everything-wallet/core/networks/networks';

/** Seconds behind the network from which wallets scan for themselves, and the blocks that this is at least. */
const MAX_LAG = { seconds: 60, blocks: 4 };

/** Returns how many blocks a network's scan may be behind the head while wallets use its matches. */
export function maxScanLag({ blockSeconds }: Pick<Network, 'blockSeconds'>): number {
  return Math.max(MAX_LAG.blocks, Math.ceil(MAX_LAG.seconds / blockSeconds));
}
