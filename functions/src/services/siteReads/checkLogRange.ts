import { rpcCodes } from '@everything-wallet/core/connect/rpcCodes';
import { siteReadLimits } from '../limits/siteReadLimits.ts';
import type { LogRange, NamedBlock } from './logRangeOf.ts';
import type { RpcFault } from './RpcFault.ts';

/**
 * Refuses a range of eth_getLogs that is reversed or too long.
 *
 * @param heads numbers of the named blocks
 * @returns the names of blocks that are missing in `heads`, if the range depends on them
 */
export function checkLogRange(
  { from, to }: LogRange,
  heads: ReadonlyMap<NamedBlock, bigint>,
): RpcFault | readonly NamedBlock[] {
  // The same block, whichever it is.
  if (from === to) return [];
  const ends = [from, to].map((end) => (typeof end === 'bigint' ? end : heads.get(end)));
  const [first, last] = ends;
  if (first === undefined || last === undefined) {
    return [from, to].filter((end) => typeof end !== 'bigint').filter((end) => !heads.has(end));
  }
  // A named block moves on, and nodes differ about it: then the node decides.
  if (first > last && typeof from === 'bigint' && typeof to === 'bigint') {
    return refuse('params[0].fromBlock must not be after toBlock.');
  }
  if (last - first <= siteReadLimits.maxLogBlocks) return [];
  const most = `${siteReadLimits.maxLogBlocks}`.replace(/(?=...$)/, ',');
  return refuse(`params[0].fromBlock must be at most ${most} blocks before toBlock.`);
}

function refuse(message: string): RpcFault {
  return { code: rpcCodes.INVALID_PARAMS, message };
}
