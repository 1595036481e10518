import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { Network, RpcName } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';
import { environment } from './environment.ts';
import { postJson } from './postJson.ts';

const answerSchema = z.object({
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});
const quantitySchema = z.string().transform((text) => BigInt(text));

/** A chain of the test stack, queried directly and not through the functions. */
export class LocalChain {
  readonly network: Network;

  constructor(rpcName: RpcName) {
    this.network = networkByRpcName(rpcName);
  }

  async rpc(method: string, ...params: unknown[]): Promise<unknown> {
    const url = environment.rpcUrl(this.network.rpcName);
    const { result, error } = answerSchema.parse(
      await postJson(url, { jsonrpc: '2.0', id: 1, method, params }),
    );
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  async balanceOf(address: string): Promise<bigint> {
    return quantitySchema.parse(await this.rpc('eth_getBalance', address, 'latest'));
  }

  async nonceOf(address: string): Promise<number> {
    return Number(quantitySchema.parse(await this.rpc('eth_getTransactionCount', address, 'latest')));
  }

  /** @param balance wei */
  async setBalance(address: string, balance: bigint): Promise<void> {
    await this.rpc('anvil_setBalance', address, `0x${balance.toString(16)}`);
  }

  async mine(blocks: number): Promise<void> {
    await this.rpc('anvil_mine', `0x${blocks.toString(16)}`);
  }

  /** Switches automatic mining for every transaction; without it they wait for `mine`. */
  async setAutomine(isOn: boolean): Promise<void> {
    await this.rpc('evm_setAutomine', isOn);
  }
}
