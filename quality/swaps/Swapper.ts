import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { signCall } from '@everything-wallet/core/transactions/signCall';
import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import { HDNodeWallet } from 'ethers';
import type { EventLog, Receipt } from '../../functions/src/services/chain/Chain.ts';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import { waitUntil } from '../../tools/waitUntil.ts';
import type { SwapChain } from './SwapChain.ts';

/** Wei per gas. */
const PRICE = 20_000_000_000n;

/** Of every transaction that is signed. */
export const SWAPPER_GAS = 1_000_000n;

/** A transaction as its block has it. */
interface Settled {
  readonly receipt: Receipt;
  /** Wei. */
  readonly fee: bigint;
}

/** A user with a key, who signs as the wallet does. */
export class Swapper {
  readonly #chain: SwapChain;
  readonly #key = HDNodeWallet.createRandom();

  constructor(chain: SwapChain) {
    this.#chain = chain;
  }

  get address(): string {
    return this.#key.address;
  }

  /** Signs a call by the wallet's own function, and waits for its block. */
  async sign(transaction: CallTransaction): Promise<Settled> {
    const facts = { standard: 'erc20' } as const;
    const nonce = Number(await callRpc(this.#chain.url, 'eth_getTransactionCount', [this.address, 'latest']));
    const fees = { gasLimit: SWAPPER_GAS, gasPrice: PRICE, maxPriorityFeePerGas: 1_000_000_000n, nonce };
    const { signedTransaction, txHash } = await signCall(this.#key, {
      from: this.address,
      transaction,
      shown: decodeCall(transaction, facts),
      accepted: [],
      facts,
      fees,
      shownTotal: transaction.value + maxFee(fees),
    });
    await callRpc(this.#chain.url, 'eth_sendRawTransaction', [signedTransaction]);
    return this.#settled(txHash);
  }

  async approve(token: string, spender: string, amount: bigint): Promise<void> {
    const { chainId } = this.#chain.network;
    await this.sign(buildApprove({ chainId, token, spender, amount, named: amount }));
  }

  /** Of coin with null, in the smallest unit. */
  async balanceOf(token: string | null): Promise<bigint> {
    if (token === null)
      return BigInt(String(await callRpc(this.#chain.url, 'eth_getBalance', [this.address, 'latest'])));
    return this.#ask(token, 'balanceOf', [this.address]);
  }

  async allowance(token: string, spender: string): Promise<bigint> {
    return this.#ask(token, 'allowance', [this.address, spender]);
  }

  async #ask(to: string, name: string, args: readonly unknown[]): Promise<bigint> {
    const [answer] = await this.#chain.ask([{ contract: exchangeContracts.token, to, name, args }]);
    return BigInt(String(answer?.[0]));
  }

  async #settled(hash: string): Promise<Settled> {
    const receiptOf = async () =>
      callRpc(this.#chain.url, 'eth_getTransactionReceipt', [hash]) as Promise<{
        status: string;
        blockNumber: string;
        gasUsed: string;
        effectiveGasPrice: string;
        logs: EventLog[];
      } | null>;
    await waitUntil('a transaction has no block', 10_000, async () => (await receiptOf()) !== null, 5);
    const receipt = await receiptOf();
    if (!receipt) throw new TypeError('The receipt is gone');
    const { status, blockNumber, gasUsed, effectiveGasPrice, logs } = receipt;
    return {
      receipt: {
        succeeded: status === '0x1',
        blockNumber: BigInt(blockNumber),
        gasUsed: BigInt(gasUsed),
        logs,
      },
      fee: BigInt(gasUsed) * BigInt(effectiveGasPrice),
    };
  }
}
