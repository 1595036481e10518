import { z } from 'zod';
import { RpcError } from './RpcError.ts';
import type { BatchQuery } from './RpcNodes.ts';
import { isCallRevert } from './isCallRevert.ts';
import { headOf } from '../holdings/headOf.ts';
import type { Reading, ReadGroup } from '../holdings/Reading.ts';
import { bytesSchema, quantitySchema } from './rpcSchemas.ts';
import { word } from '../abi/word.ts';

/** Questions of one exchange at most: nodes refuse more. */
const MAX_QUESTIONS = 1_000;

const blockSchema = z.object({ number: quantitySchema, timestamp: quantitySchema }).nullable();

/**
 * Reads everything from a node in one batch, for networks without Multicall3.
 *
 * @param block as in eth_call
 * @param maxBytes of all responses together, where untrusted contracts decide their length
 * @throws RpcError | EndpointError if the node refuses the whole batch, or has no usable response
 */
export async function batchCall(
  batchQuery: BatchQuery,
  groups: readonly ReadGroup[],
  block: string,
  maxBytes?: number,
): Promise<Reading> {
  const reads = groups.flatMap((group) => group.reads).slice(0, MAX_QUESTIONS - 1);
  const [ofBlock, ...answers] = await batchQuery(
    [
      { method: 'eth_getBlockByNumber', params: [block, false] },
      ...reads.map((read) =>
        'coinOf' in read
          ? { method: 'eth_getBalance', params: [read.coinOf, block] }
          : { method: 'eth_call', params: [{ to: read.to, data: read.data }, block] },
      ),
    ],
    maxBytes,
  );
  const header = blockSchema.safeParse(ofBlock && 'result' in ofBlock ? ofBlock.result : undefined).data;
  const given = answers.map((answer, index) => {
    if (answer instanceof RpcError) return isCallRevert(answer) ? null : undefined;
    const read = reads[index];
    if (read === undefined || !('coinOf' in read)) return bytesSchema.safeParse(answer.result).data;
    const wei = quantitySchema.safeParse(answer.result).data;
    return wei === undefined ? undefined : `0x${word(wei)}`;
  });
  let next = 0;
  return {
    head: headOf(header?.number, header?.timestamp),
    answers: groups.map((group) => {
      const own = given.slice(next, next + group.reads.length);
      next += group.reads.length;
      return own;
    }),
  };
}
