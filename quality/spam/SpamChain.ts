import type { Network } from '@everything-wallet/core/networks/networks';
import { concat, dataSlice, getAddress, id, Interface, toBeHex, zeroPadValue } from 'ethers';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { FigureChain } from '../figures/FigureChain.ts';
import type { QualityRun } from '../QualitySuite.ts';

const TRANSFER = id('Transfer(address,address,uint256)');
const erc20 = new Interface([
  'function transfer(address, uint256) returns (bool)',
  'function transferFrom(address, address, uint256) returns (bool)',
]);

/** A transfer that a contract has logged. */
export interface LoggedTransfer {
  readonly contract: string;
  readonly from: string;
  readonly txHash: string;
}

/**
 * A spam contract that logs any event: from four words of call data it emits the event of the first three,
 * with the fourth as its amount; it answers every shorter call, such as balanceOf, with 10^24.
 */
const SPAM_CODE =
  '0x36606410601a5769d3c21bcecceda100000060005260206000f35b6020606060003760403560203560003560206000a300';

/** Transactions of one block. */
const A_BLOCK = 50;

/** A local chain with unrequested transfers. */
export class SpamChain {
  readonly figures: FigureChain;
  readonly #sender: string;
  #waiting = 0;

  private constructor(figures: FigureChain, sender: string) {
    this.figures = figures;
    this.#sender = sender;
  }

  static async start(
    run: Pick<QualityRun, 'family' | 'directory'>,
    network: Network,
    port: number,
  ): Promise<SpamChain> {
    return SpamChain.on(await FigureChain.start(run, network, port));
  }

  /** On a running chain; from then on it mines only on demand. */
  static async on(figures: FigureChain): Promise<SpamChain> {
    const [sender] = (await callRpc(figures.url, 'eth_accounts')) as string[];
    if (sender === undefined) throw new TypeError('The chain has no account');
    await callRpc(figures.url, 'evm_setAutomine', [false]);
    return new SpamChain(figures, sender);
  }

  /** Lets a spam contract log a transfer to an account. */
  async sendSpam(contract: string, to: string, units: bigint): Promise<void> {
    await callRpc(this.figures.url, 'anvil_setCode', [contract, SPAM_CODE]);
    const words = [
      TRANSFER,
      ...[contract, to].map((address) => zeroPadValue(address, 32)),
      toBeHex(units, 32),
    ];
    await this.#send(contract, concat(words));
  }

  /** Lets a real token log a transfer of 0 to an account, which needs no consent of the sender. */
  async poison(token: string, from: string, to: string): Promise<void> {
    await this.#send(token, erc20.encodeFunctionData('transferFrom', [from, to, 0n]));
  }

  /** Sends an account some of a real token, like a payment. */
  async pay(token: string, to: string, units: bigint): Promise<void> {
    await this.figures.setUnits(token, this.#sender, units);
    await this.#send(token, erc20.encodeFunctionData('transfer', [to, units]));
    // The next payment is set up again.
    await this.settle();
  }

  /** Returns the logged transfers to an account, from the chain; the oldest first. */
  async transfersTo(to: string): Promise<readonly LoggedTransfer[]> {
    const filter = { fromBlock: '0x0', toBlock: 'latest', topics: [TRANSFER, null, zeroPadValue(to, 32)] };
    const logs = (await callRpc(this.figures.url, 'eth_getLogs', [filter])) as readonly {
      readonly address: string;
      readonly topics: readonly string[];
      readonly transactionHash: string;
    }[];
    return logs.map(({ address, topics, transactionHash }) => ({
      contract: getAddress(address),
      from: getAddress(dataSlice(topics[1] ?? '0x', 12)),
      txHash: transactionHash,
    }));
  }

  /** Mines the waiting transactions. */
  async settle(): Promise<void> {
    this.#waiting = 0;
    await this.figures.mine(1);
  }

  async #send(to: string, data: string): Promise<void> {
    await callRpc(this.figures.url, 'eth_sendTransaction', [
      { from: this.#sender, to, data, gas: '0x186a0' },
    ]);
    this.#waiting += 1;
    if (this.#waiting >= A_BLOCK) await this.settle();
  }
}
