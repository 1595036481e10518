import type { Network } from '@everything-wallet/core/networks/networks';
import { QuorumClient } from '../chain/QuorumClient.ts';
import { BlockReader } from './BlockReader.ts';
import type { ResponseBudget } from './ResponseBudget.ts';

/** Timeouts of node requests in ms: a block full of log data takes seconds, and large responses are read in turn. */
const LIMITS = { perUrlMs: 20_000, totalMs: 80_000, stragglersMs: 1_000 };

/**
 * Returns the reader of a network's blocks.
 *
 * @param urls of its nodes
 * @param budget of all readers of the process
 */
export function blockReaderOf(
  network: Network,
  urls: readonly string[],
  budget?: ResponseBudget,
): BlockReader {
  return new BlockReader(QuorumClient.of(network, urls, LIMITS), budget);
}
