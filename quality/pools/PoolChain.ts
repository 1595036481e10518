import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import { Interface, JsonRpcProvider, parseUnits, toBeHex, Wallet } from 'ethers';
import { startChain } from '../../tools/chains/startChain.ts';
import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import { putExchange } from '../../tools/exchanges/putExchange.ts';
import { freePort } from '../../tools/testing/freePort.ts';
import { putErc4626Pools } from '../../tools/pools/putErc4626Pools.ts';
import { sampleErc4626Pools, type SampleErc4626Pool } from '../../tools/pools/sampleErc4626Pools.ts';
import { waitUntil } from '../../tools/waitUntil.ts';
import type { QualityRun } from '../QualitySuite.ts';
import { PoolBook, type PoolEntry } from './PoolBook.ts';

/** Events of a vault (ERC-4626), decoded independently of the wallet's functions. */
const events = new Interface([
  'event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares)',
  'event Withdraw(address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares)',
]);

/**
 * Storage slots of a sample vault after those of ERC20: total shares, the assets at the last change, and its
 * time.
 */
const SLOT = { supply: 2, settled: 5, settledAt: 6 };

/** Initial balance of each account, in dollars of each asset, and of coin. */
const DOLLARS = 20_000;
const COINS = toBeHex(10n ** 21n);

const { token, wrappedCoin } = exchangeContracts;

/** A local chain with sample vaults and accounts that may use them, and its books. */
export class PoolChain {
  readonly network: Network;
  readonly url: string;
  readonly vaults: readonly SampleErc4626Pool[];
  /** Impersonated: their keys are not needed. */
  readonly accounts: readonly string[];
  readonly provider: JsonRpcProvider;
  readonly #books = new Map<string, PoolBook>();
  #bookedUntil = 0;
  readonly #given = new Map<string, bigint>();

  private constructor(network: Network, url: string, accounts: number) {
    this.network = network;
    this.url = url;
    this.vaults = sampleErc4626Pools(network);
    this.accounts = Array.from({ length: accounts }, () => Wallet.createRandom().address);
    this.provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1, pollingInterval: 20 });
  }

  static async start(
    { family, directory, beforeEnd }: Pick<QualityRun, 'family' | 'directory' | 'beforeEnd'>,
    network: Network,
    accounts: number,
  ): Promise<PoolChain> {
    const port = await freePort();
    await startChain(family, { network, port, directory, stateFile: undefined });
    const url = `http://127.0.0.1:${port}`;
    await putExchange(url, network);
    await putErc4626Pools(url, network);
    const chain = new PoolChain(network, url, accounts);
    beforeEnd(() => chain.provider.destroy());
    await chain.#openBooks();
    await chain.provider.send('anvil_autoImpersonateAccount', [true]);
    for (const account of chain.accounts) await chain.#endow(account);
    return chain;
  }

  /** Has an account do something; answers with whether it did not fail. */
  async send(from: string, { to, data, value }: CallTransaction): Promise<boolean> {
    const sent = { from, to, data, value: toBeHex(value), gas: '0x7a1200' };
    const hash = (await this.provider.send('eth_sendTransaction', [sent])) as string;
    const receiptOf = async () => this.provider.getTransactionReceipt(hash);
    await waitUntil('a transaction has no block', 10_000, async () => (await receiptOf()) !== null);
    return (await receiptOf())?.status === 1;
  }

  /** Lets so many seconds go by, up to a new block. */
  async wait(seconds: number): Promise<void> {
    await this.provider.send('evm_increaseTime', [seconds]);
    await this.provider.send('evm_mine', []);
  }

  /** Reads an account's balance of an asset outside vaults. */
  async balanceOf(asset: string, account: string): Promise<bigint> {
    const data = token.abi.encodeFunctionData('balanceOf', [account]);
    return BigInt(await this.provider.call({ to: asset, data }));
  }

  /** Returns the initial balance of an account. */
  givenOf(asset: string, account: string): bigint {
    return this.#given.get(`${asset} ${account}`) ?? 0n;
  }

  /** The time of a block, in seconds since 1970. */
  async timeOf(block: number | 'latest'): Promise<bigint> {
    const found = await this.provider.getBlock(block);
    return BigInt(found?.timestamp ?? 0);
  }

  /** Updates the book of a vault to a block; returns the number of entries that broke its rules. */
  async bookUntil(block: number): Promise<number> {
    if (block <= this.#bookedUntil) return 0;
    const logs = await this.provider.getLogs({
      address: this.vaults.map(({ address }) => address),
      topics: [['Deposit', 'Withdraw'].map((name) => events.getEvent(name)?.topicHash ?? '')],
      fromBlock: this.#bookedUntil + 1,
      toBlock: block,
    });
    this.#bookedUntil = block;
    let unfair = 0;
    for (const log of logs) {
      const parsed = events.parseLog(log);
      if (!parsed) continue;
      const { owner, assets, shares } = parsed.args as unknown as Pick<
        PoolEntry,
        'owner' | 'assets' | 'shares'
      >;
      const kind = parsed.name === 'Deposit' ? 'deposit' : 'withdraw';
      const time = await this.timeOf(log.blockNumber);
      if (!this.bookOf(log.address).enter({ kind, owner, assets, shares, time })) unfair += 1;
    }
    return unfair;
  }

  bookOf(vault: string): PoolBook {
    const book = this.#books.get(vault);
    if (!book) throw new Error(`There is no book of ${vault}`);
    return book;
  }

  async #openBooks(): Promise<void> {
    for (const vault of this.vaults) {
      const at = async (slot: number) => BigInt(await this.provider.getStorage(vault.address, slot));
      const opening = {
        settled: await at(SLOT.settled),
        settledAt: await at(SLOT.settledAt),
        supply: await at(SLOT.supply),
        held: await this.balanceOf(vault.asset, vault.address),
      };
      this.#books.set(vault.address, new PoolBook(vault, opening));
    }
  }

  /** Gives an account coin and some of each asset, from the chain's own account. */
  async #endow(account: string): Promise<void> {
    await this.provider.send('anvil_setBalance', [account, COINS]);
    const [faucet = ''] = (await this.provider.send('eth_accounts', [])) as string[];
    for (const { asset, assetDecimals } of this.vaults) {
      const isCoin = asset === this.network.wrappedCoin;
      const dollarsOfOne = isCoin ? (this.network.coin.price?.sample.usd ?? 1) : 1;
      const units = parseUnits((DOLLARS / dollarsOfOne).toFixed(4), assetDecimals);
      const { chainId } = this.network;
      if (isCoin) {
        const data = wrappedCoin.abi.encodeFunctionData('deposit');
        await this.send(faucet, { chainId, to: asset, value: units, data });
      }
      this.#given.set(`${asset} ${account}`, units);
      const data = token.abi.encodeFunctionData('transfer', [account, units]);
      await this.send(faucet, { chainId, to: asset, value: 0n, data });
    }
  }
}
