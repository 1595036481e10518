import { askSettled } from './askSettled.ts';
import { quantitySchema } from './quantitySchema.ts';
import type { RpcNodes } from './RpcNodes.ts';

/**
 * Asks the nodes what an account has of the network's own coin, as `askSettled` does.
 *
 * @param options.blockSeconds how long the network takes for a block
 * @param options.inDoubt 'highest' where nodes that differ are not to be settled: the highest is taken
 * @returns wei
 * @throws NodesDisagreeError | ChainUnavailableError
 */
export async function askBalance(
  nodes: RpcNodes,
  address: string,
  { blockSeconds, inDoubt }: { readonly blockSeconds: number; readonly inDoubt?: 'highest' | undefined },
): Promise<bigint> {
  return askSettled(nodes, (ask, block) => ask('eth_getBalance', [address, block], quantitySchema), {
    blockSeconds,
    ...(inDoubt && { inDoubt: highestOf }),
  });
}

function highestOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((most, amount) => (amount > most ? amount : most));
}
