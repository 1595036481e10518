import { RpcError } from '../chain/RpcError.ts';
import type { BatchQuery } from '../chain/RpcNodes.ts';
import { quantitySchema } from '../chain/rpcSchemas.ts';

const question = { method: 'eth_gasPrice', params: [] };

/**
 * Reads the gas price from a node in the exchange of other reads, so that it takes no exchange of its own.
 *
 * @returns the function for those, and the price in wei; undefined until the node has answered, and if it
 * reports none
 */
export function withGasPrice(batchQuery: BatchQuery): {
  readonly batchQuery: BatchQuery;
  readonly gasPrice: () => bigint | undefined;
} {
  let price: bigint | undefined;
  return {
    batchQuery: async (questions, maxBytes) => {
      const answers = await batchQuery([...questions, question], maxBytes);
      const own = answers[questions.length];
      price =
        own === undefined || own instanceof RpcError ? undefined : quantitySchema.safeParse(own.result).data;
      return answers.slice(0, questions.length);
    },
    gasPrice: () => price,
  };
}
