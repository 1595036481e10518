import { setTimeout } from 'node:timers/promises';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import { postJson } from './postJson.ts';
import { variable } from './stack.ts';

/** Fields of a transaction's receipt. */
export interface Receipt {
  readonly succeeded: boolean;
  readonly from: string;
  readonly to: string;
  /** Wei: gas used × the price paid for it. */
  readonly fee: bigint;
}

/** One of the stack's chains, queried over JSON-RPC and never through the app. */
export class Chain {
  readonly url: string;

  constructor(rpcName: RpcName) {
    this.url = variable(rpcVariable('RPC_URL', rpcName));
  }

  async ask<Result>(method: string, ...params: readonly unknown[]): Promise<Result> {
    const { result, error } = await postJson<{ result: Result; error?: { message: string } }>(this.url, {
      jsonrpc: '2.0',
      id: 1,
      method,
      params,
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** Wei, in the latest block. */
  async balance(address: string): Promise<bigint> {
    return BigInt(await this.ask<string>('eth_getBalance', address, 'latest'));
  }

  /** Returns the number of an account's transactions; 'pending' includes those in the mempool. */
  async nonce(address: string, block: 'latest' | 'pending' = 'latest'): Promise<number> {
    return Number(await this.ask<string>('eth_getTransactionCount', address, block));
  }

  async code(address: string): Promise<string> {
    return this.ask('eth_getCode', address, 'latest');
  }

  /** The nonce that a transaction was signed with. */
  async nonceOf(txHash: string): Promise<number> {
    const { nonce } = await this.ask<{ nonce: string }>('eth_getTransactionByHash', txHash);
    return Number(nonce);
  }

  async receipt(txHash: string): Promise<Receipt> {
    const receipt = await this.ask<Record<
      'status' | 'from' | 'to' | 'gasUsed' | 'effectiveGasPrice',
      string
    > | null>('eth_getTransactionReceipt', txHash);
    if (!receipt) throw new Error(`${txHash} is in no block`);
    return {
      succeeded: receipt.status === '0x1',
      from: receipt.from,
      to: receipt.to,
      fee: BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice),
    };
  }

  /** Switches automatic mining for every transaction; on by default. */
  async setAutomine(isOn: boolean): Promise<void> {
    await this.ask('evm_setAutomine', isOn);
  }

  async mine(blocks = 1): Promise<void> {
    await this.ask('anvil_mine', `0x${blocks.toString(16)}`);
  }

  /** Forgets a transaction that waits for a block. */
  async drop(txHash: string): Promise<void> {
    await this.ask('anvil_dropTransaction', txHash);
  }

  /** Deploys a contract that takes any call and does nothing; returns its address. */
  async deployContract(): Promise<string> {
    const [owner] = await this.ask<string[]>('eth_accounts');
    // PUSH 1, PUSH 0, RETURN: the contract's code is one byte of empty memory, 00, which is STOP.
    const txHash = await this.ask<string>('eth_sendTransaction', { from: owner, data: '0x60016000f3' });
    // The chain answers before it makes the block.
    for (;;) {
      const receipt = await this.ask<{ contractAddress: string } | null>('eth_getTransactionReceipt', txHash);
      if (receipt) return receipt.contractAddress;
      await setTimeout(20);
    }
  }
}
