import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
// The parameters of the functions must be there before what reads them.
import '../../../functions/src/configuration.ts';
import { transactionRecords } from '../../../functions/src/data/transactionRecords.ts';
import { RpcClient } from '../../../functions/src/services/chain/RpcClient.ts';
import { decodeTransfer } from '../../../functions/src/services/transactions/decodeTransfer.ts';
import { reconcileRecords } from '../../../functions/src/services/transactions/reconcileRecords.ts';
import { sendTransfer } from '../../../functions/src/services/transactions/sendTransfer.ts';
import { LocalChain } from '../../../tests/functions/support/LocalChain.ts';

// There is no Google Cloud to ask for credentials.
process.env['METADATA_SERVER_DETECTION'] = 'none';

const GWEI = 10n ** 9n;

/** The functions' own sending and settling, over nodes of a test's choice and the stack's database, for an account of its own. */
export class TransferDependencies {
  readonly userId = `sends-${process.pid}-${Date.now()}-${Math.random().toString(36).slice(2)}`;
  readonly local: LocalChain;
  readonly #key = Wallet.createRandom();
  readonly #chain: RpcClient;

  readonly network: Network;

  /** @param nodes of the network, as the functions know them */
  constructor(network: Network, nodes: readonly string[]) {
    this.network = network;
    this.local = new LocalChain(network.rpcName);
    this.#chain = new RpcClient(network.chainId, nodes, {
      perUrlMs: 4_000,
      totalMs: 8_000,
      propagationMs: 50,
    });
  }

  get address(): string {
    return this.#key.address;
  }

  /** Signs a transfer of one wei. */
  async sign(to: string, nonce: number, value = 1n): Promise<string> {
    return this.#key.signTransaction({
      type: 2,
      to,
      value,
      nonce,
      gasLimit: 21_000n,
      maxFeePerGas: 500n * GWEI,
      maxPriorityFeePerGas: GWEI,
      chainId: this.network.chainId,
    });
  }

  /** @throws ServiceError as the callable does */
  async send(bytes: string): Promise<string> {
    const transfer = await decodeTransfer(bytes, this.network);
    return sendTransfer(this.userId, this.network, transfer, {
      chain: this.#chain,
      records: transactionRecords,
    });
  }

  async recordOf(txHash: string): Promise<TransactionRecord | undefined> {
    return transactionRecords.find(transactionId(this.userId, this.network.chainId, txHash));
  }

  /** Reconciles all pending transactions with the chain, as the scheduled function does. */
  async reconcile(): Promise<void> {
    const open = await transactionRecords.findOpenOf(this.userId, 500);
    await reconcileRecords(open, { chainOf: () => this.#chain, records: transactionRecords });
  }
}
