import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { isSettled, mostSaid } from './mostSaid.ts';
import { quantitySchema } from './quantitySchema.ts';
import type { RpcNodes } from './RpcNodes.ts';

/**
 * Asks every node once what an account has in the latest block that it knows, and answers what `mostSaid` takes of it (decision 41).
 *
 * @returns wei
 * @throws ChainUnavailableError when no node gives a usable answer
 */
export async function askBalance(
  nodes: RpcNodes,
  address: string,
  inDoubt?: 'lowest' | 'highest',
): Promise<bigint> {
  const told = await nodes.askUntil('eth_getBalance', [address, 'latest'], quantitySchema, (answers) =>
    isSettled(answers, nodes.count),
  );
  const balance = mostSaid(told, inDoubt);
  if (balance === undefined) throw new ChainUnavailableError();
  return balance;
}
