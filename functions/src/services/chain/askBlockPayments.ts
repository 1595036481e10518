import { toQuantity } from '../abi/toQuantity.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { EndpointError } from './EndpointError.ts';
import { joinPayments } from './joinPayments.ts';
import type { BlockPayments } from './Ledger.ts';
import type { RpcNodes } from './RpcNodes.ts';
import { blockPaymentsSchema } from './rpcSchemas.ts';

/**
 * Reads a block from two nodes (`Ledger.getBlockPayments`).
 *
 * @param secondNodeMs wait for the second node, in ms
 */
export async function askBlockPayments(
  nodes: RpcNodes,
  number: bigint,
  secondNodeMs: number,
): Promise<BlockPayments> {
  // A lagging node has no block of that number: the next one is asked.
  const answers = await nodes.askTwo(
    async (ask) => {
      const block = await ask('eth_getBlockByNumber', [toQuantity(number), true], blockPaymentsSchema);
      if (block.number !== number) throw new EndpointError('unknown', 'another block');
      return block;
    },
    { secondNodeMs },
  );
  const [first, ...others] = answers.map(({ node, answer: { hash, parentHash, transactions } }) => {
    const payments = transactions.flatMap(({ hash: txHash, from, to, value }) =>
      value > 0n && typeof to === 'string' ? [{ txHash, from, to }] : [],
    );
    return { node, block: { number, hash, parentHash, payments } };
  });
  if (!first) throw new ChainUnavailableError();
  return { ...joinPayments([first, ...others]), ...(answers.length < nodes.needed && { isOfOne: true }) };
}
