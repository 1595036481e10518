/** Ends of the blocks of eth_getLogs: a number, or the name of a block that only a node can resolve. */
export interface LogRange {
  readonly from: bigint | NamedBlock;
  readonly to: bigint | NamedBlock;
}

/** Block whose number changes. */
export type NamedBlock = 'latest' | 'safe' | 'finalized';

/**
 * Returns the blocks of a checked filter; undefined if it names one block by its hash. Without an end, nodes take the latest
 * block.
 */
export function logRangeOf(filter: unknown): LogRange | undefined {
  const { fromBlock, toBlock, blockHash } = filter as Readonly<Record<string, string | null | undefined>>;
  if (typeof blockHash === 'string') return undefined;
  return { from: endOf(fromBlock), to: endOf(toBlock) };
}

function endOf(block: string | null | undefined): bigint | NamedBlock {
  if (block === 'earliest') return 0n;
  if (block === 'safe' || block === 'finalized') return block;
  // The pending block is the one after the latest.
  return typeof block === 'string' && block.startsWith('0x') ? BigInt(block) : 'latest';
}
