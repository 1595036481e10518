import { isCallRevert } from './isCallRevert.ts';
import { RpcError } from './RpcError.ts';
import type { Ask } from './RpcNodes.ts';
import { bytesSchema } from './rpcSchemas.ts';

/** Asks a node for the result of a call, in lower case; undefined where the code fails. */
export async function askCall(ask: Ask, question: object, block: string): Promise<string | undefined> {
  try {
    return (await ask('eth_call', [question, block], bytesSchema)).toLowerCase();
  } catch (error) {
    if (error instanceof RpcError && isCallRevert(error)) return undefined;
    throw error;
  }
}
