import { askFinal } from './askFinal.ts';
import { coversWithCurrentFees } from './coversWithCurrentFees.ts';
import { quantitySchema } from './quantitySchema.ts';
import type { RpcNodes } from './RpcNodes.ts';

/**
 * Asks the nodes what an account has of the network's own coin, as `askFinal` does.
 *
 * @param options.blockSeconds how long the network takes for a block
 * @param options.inDoubt 'highest' where nodes that differ are not to be settled: the highest is taken; or what it has to cover, in wei,
 *   which what is settled does only if it does by the nodes' latest blocks as well
 * @returns wei
 * @throws NodesDisagreeError | ChainUnavailableError
 */
export async function askBalance(
  nodes: RpcNodes,
  address: string,
  {
    blockSeconds,
    inDoubt,
  }: {
    readonly blockSeconds: number;
    readonly inDoubt?: 'highest' | { readonly needed: bigint } | undefined;
  },
): Promise<bigint> {
  return askFinal(nodes, (ask, block) => ask('eth_getBalance', [address, block], quantitySchema), {
    blockSeconds,
    inDoubt: inDoubt === 'highest' ? highestOf : undefined,
    standsForNow: typeof inDoubt === 'object' ? coversWithCurrentFees(inDoubt.needed) : undefined,
  });
}

function highestOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((most, amount) => (amount > most ? amount : most));
}
