import type { ExchangeDescription } from '@everything-wallet/core/exchanges/ExchangeDescription';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { Network } from '@everything-wallet/core/networks/networks';
import { MaxUint256, toBeHex } from 'ethers';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { callRpcTogether } from '../../tools/chains/callRpcTogether.ts';
import type { LocalContract } from '../../tools/chains/LocalContract.ts';
import { startChain } from '../../tools/chains/startChain.ts';
import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import { putExchange } from '../../tools/exchanges/putExchange.ts';
import { sampleTokens } from '../../tools/exchanges/sampleTokens.ts';
import { LocalError } from '../../tools/LocalError.ts';
import { waitUntil } from '../../tools/waitUntil.ts';
import type { QualityRun } from '../QualitySuite.ts';

/** A question to a contract. */
export interface ContractQuestion {
  readonly contract: LocalContract;
  readonly to: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Something that pools have: its contract, and how many of its smallest unit are one dollar, about. */
export interface PoolToken {
  readonly symbol: string;
  readonly contract: string;
  readonly unitsOfDollar: bigint;
}

interface Receipt {
  readonly status: string;
  readonly gasUsed: string;
}

/** Seconds since 1970, long after everything. */
const NEVER = 4_102_444_800;

/** Of every transaction of the chain's own account, so that none has to be estimated. */
export const CHAIN_GAS = 10_000_000n;

/** A local chain with an exchange, queried directly and with an independent library. */
export class SwapChain {
  readonly url: string;
  readonly network: Network;
  readonly exchange: ExchangeDescription;
  /** The chain's own, which has tokens of all kinds. */
  readonly account: string;

  private constructor(url: string, network: Network, exchange: ExchangeDescription, account: string) {
    this.url = url;
    this.network = network;
    this.exchange = exchange;
    this.account = account;
  }

  static async start(
    { family, directory }: Pick<QualityRun, 'family' | 'directory'>,
    network: Network,
    port: number,
  ): Promise<SwapChain> {
    await startChain(family, { network, port, directory, stateFile: undefined });
    const url = `http://127.0.0.1:${port}`;
    await putExchange(url, network);
    const exchange = exchangeOf(network.id);
    const [account] = (await callRpc(url, 'eth_accounts')) as string[];
    if (!exchange || account === undefined) throw new LocalError(`There is no exchange on ${network.name}`);
    return new SwapChain(url, network, exchange, account);
  }

  /** The coin, as the wrapped one, and the sample tokens. */
  get tokens(): readonly PoolToken[] {
    const usd = this.network.coin.price?.sample.usd ?? 1;
    return [
      {
        symbol: this.network.currency,
        contract: this.network.wrappedCoin,
        unitsOfDollar: BigInt(Math.round(1e18 / usd)),
      },
      ...sampleTokens(this.network).map(({ symbol, contract, decimals }) => ({
        symbol,
        contract,
        unitsOfDollar: 10n ** BigInt(decimals),
      })),
    ];
  }

  /** Each two of them, in both directions. */
  get pairs(): readonly (readonly [PoolToken, PoolToken])[] {
    return this.tokens.flatMap((sell) =>
      this.tokens.filter((buy) => buy.contract !== sell.contract).map((buy) => [sell, buy] as const),
    );
  }

  /** Calls contracts one by one; undefined where one reverts. */
  async ask(questions: readonly ContractQuestion[]): Promise<readonly (readonly unknown[] | undefined)[]> {
    const answers = await callRpcTogether(
      this.url,
      questions.map(({ contract, to, name, args }) => ({
        method: 'eth_call',
        params: [{ to, data: contract.abi.encodeFunctionData(name, args) }, 'latest'],
      })),
      'failuresToo',
    );
    return questions.map(({ contract, name }, index) => {
      const answer = answers[index];
      return typeof answer === 'string' && answer !== '0x'
        ? (contract.abi.decodeFunctionResult(name, answer).toArray() as unknown[])
        : undefined;
    });
  }

  /** Sends from the chain's own account; answers with the gas that it took. @throws {LocalError} Where it fails. */
  async send(to: string, data: string, value = 0n): Promise<bigint> {
    const transaction = {
      from: this.account,
      to,
      data,
      value: `0x${value.toString(16)}`,
      gas: toBeHex(CHAIN_GAS),
    };
    const hash = await callRpc(this.url, 'eth_sendTransaction', [transaction]);
    const receiptOf = async () =>
      callRpc(this.url, 'eth_getTransactionReceipt', [hash]) as Promise<Receipt | null>;
    await waitUntil('a transaction has no block', 10_000, async () => (await receiptOf()) !== null, 5);
    const { status, gasUsed } = (await receiptOf()) ?? { status: '', gasUsed: '0x0' };
    if (status !== '0x1') throw new LocalError(`A transaction to ${to} failed`);
    return BigInt(gasUsed);
  }

  async approve(token: string, spender: string): Promise<void> {
    await this.send(token, exchangeContracts.token.abi.encodeFunctionData('approve', [spender, MaxUint256]));
  }

  /** Puts a token of the account's beside the coin into a pair of Uniswap v2. */
  async addPair(token: string, units: bigint, wei: bigint): Promise<void> {
    await this.approve(token, this.exchange.v2.router);
    const { abi } = exchangeContracts.pairRouter;
    const args = [token, units, 0, 0, this.account, NEVER];
    await this.send(this.exchange.v2.router, abi.encodeFunctionData('addLiquidityETH', args), wei);
  }
}
