import type { Network } from '@everything-wallet/core/networks/networks';
import { Interface, type LogParams } from 'ethers';
import { Chain } from '../../../tests/e2e/support/Chain.ts';

const abi = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Deposit(address indexed dst, uint256 wad)',
  'event Withdrawal(address indexed src, uint256 wad)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
]);

/** A transaction as its block has it. */
export interface MadeTransaction {
  readonly hash: string;
  readonly to: string;
  /** Wei. */
  readonly value: bigint;
  /** Wei. */
  readonly fee: bigint;
  readonly succeeded: boolean;
  readonly logs: readonly Pick<LogParams, 'address' | 'topics' | 'data'>[];
}

/**
 * An account on a chain, queried over JSON-RPC and never through the app; tokens are identified by their
 * contracts, and coin by null.
 */
export class AccountOnChain {
  readonly address: string;
  readonly #chain: Chain;
  readonly #wrappedCoin: string;

  constructor(network: Network, address: string) {
    this.address = address;
    this.#chain = new Chain(network.rpcName);
    this.#wrappedCoin = network.wrappedCoin;
  }

  /** In the smallest unit. */
  async balanceOf(token: string | null): Promise<bigint> {
    if (token === null) return this.#chain.balance(this.address);
    return this.#read(token, 'balanceOf', [this.address]);
  }

  async allowance(token: string, spender: string): Promise<bigint> {
    return this.#read(token, 'allowance', [this.address, spender]);
  }

  /** Approves without a key, as if it had been done with another wallet. */
  async approve(token: string, spender: string, amount: bigint): Promise<void> {
    await this.#chain.ask('anvil_impersonateAccount', this.address);
    const data = abi.encodeFunctionData('approve', [spender, amount]);
    await this.#chain.ask('eth_sendTransaction', { from: this.address, to: token, data });
    await this.#chain.mine();
    await this.#chain.ask('anvil_stopImpersonatingAccount', this.address);
  }

  async blockNumber(): Promise<number> {
    return Number(await this.#chain.ask<string>('eth_blockNumber'));
  }

  /** Returns the account's transactions after a block, in order. */
  async madeSince(block: number): Promise<readonly MadeTransaction[]> {
    const made: MadeTransaction[] = [];
    const last = await this.blockNumber();
    for (let number = block + 1; number <= last; number += 1) {
      const { transactions } = await this.#chain.ask<{
        transactions: { hash: string; from: string; value: string }[];
      }>('eth_getBlockByNumber', `0x${number.toString(16)}`, true);
      for (const { hash, from, value } of transactions) {
        if (!isSame(from, this.address)) continue;
        const { succeeded, to, fee } = await this.#chain.receipt(hash);
        const { logs } = await this.#chain.ask<Pick<MadeTransaction, 'logs'>>(
          'eth_getTransactionReceipt',
          hash,
        );
        made.push({ hash, to, value: BigInt(value), fee, succeeded, logs });
      }
    }
    return made;
  }

  /** Returns a transaction's change of the account's balance of a token, from its logs, without the fee. */
  changeOf(token: string | null, { value, logs }: MadeTransaction): bigint {
    let change = token === null ? -value : 0n;
    for (const { address, topics, data } of logs) {
      const event = abi.parseLog({ topics, data });
      const amount = BigInt(String(event?.args[event.args.length - 1] ?? 0));
      const isOfWrapped = isSame(address, this.#wrappedCoin);
      // A contract that unwraps for the account passes the coin on; a router has no reason to retain it, and
      // the balances would show it.
      if (token === null && isOfWrapped && event?.name === 'Withdrawal') change += amount;
      if (token === null || !event || !isSame(address, token)) continue;
      const [one, other] = [String(event.args[0]), String(event.args[1])];
      if (event.name === 'Transfer' && isSame(one, this.address)) change -= amount;
      if (event.name === 'Transfer' && isSame(other, this.address)) change += amount;
      if (event.name === 'Deposit' && isSame(one, this.address)) change += amount;
      if (event.name === 'Withdrawal' && isSame(one, this.address)) change -= amount;
    }
    return change;
  }

  async #read(to: string, name: string, args: readonly unknown[]): Promise<bigint> {
    const data = abi.encodeFunctionData(name, args);
    return BigInt(await this.#chain.ask<string>('eth_call', { to, data }, 'latest'));
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
