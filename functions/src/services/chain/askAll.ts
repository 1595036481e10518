import type { z } from 'zod';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { RpcError } from './RpcError.ts';
import type { RpcNodes } from './RpcNodes.ts';

/**
 * Queries every node for a value that no single node may decide: gas prices, whether there is a contract.
 * Empty if the nodes that answer do not know the method.
 *
 * @throws ChainUnavailableError if no node gives a usable response
 */
export async function askAll<Result>(
  nodes: RpcNodes,
  ...[method, params, schema]: readonly [string, readonly unknown[], z.ZodType<Result>]
): Promise<Result[]> {
  const answers = await nodes.askEach(async (ask) => {
    try {
      return [await ask(method, params, schema)];
    } catch (error) {
      if (error instanceof RpcError) return [];
      throw error;
    }
  }, 'briefly');
  const given = answers.filter((answer) => answer !== undefined);
  if (given.length === 0) throw new ChainUnavailableError();
  return given.flat();
}
