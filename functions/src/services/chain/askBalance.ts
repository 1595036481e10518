import { askFinal } from './askFinal.ts';
import { coversNow } from './coversNow.ts';
import type { RpcNodes } from './RpcNodes.ts';
import { quantitySchema } from './rpcSchemas.ts';

/**
 * Reads an account's balance of the network's coin, as `askFinal` does.
 *
 * @param options.blockSeconds the network's block time
 * @param options.inDoubt 'highest' to take the highest of differing balances; or the amount to cover, in wei:
 * a settled balance then counts only if the nodes' latest blocks agree on whether it covers that
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
    standsForNow: typeof inDoubt === 'object' ? coversNow(inDoubt.needed) : undefined,
  });
}

function highestOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((most, amount) => (amount > most ? amount : most));
}
