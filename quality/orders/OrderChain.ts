import type { CallFacts } from '@everything-wallet/core/calls/CallFacts';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { signCall } from '@everything-wallet/core/transactions/signCall';
import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import { Interface, JsonRpcProvider, toBeHex, Wallet, type TransactionReceipt } from 'ethers';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { ListingsReader } from '../../functions/src/services/listings/ListingsReader.ts';
import { OwnListings } from '../../functions/src/services/listings/OwnListings.ts';
import { CallSimulator } from '../../functions/src/services/simulation/CallSimulator.ts';
import { sendTransactions } from '../../tools/chains/sendTransactions.ts';
import { startChain } from '../../tools/chains/startChain.ts';
import { mintEdition, mintTokens } from '../../tools/nfts/mintNfts.ts';
import { putNfts } from '../../tools/nfts/putNfts.ts';
import { sampleCollections } from '../../tools/nfts/sampleCollections.ts';
import { freePort } from '../../tools/testing/freePort.ts';
import type { QualityRun } from '../QualitySuite.ts';

/** Anvil's first account, which makes NFTs. */
const MINTER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Of every transaction that is signed. */
const FEES = { gasLimit: 400_000n, gasPrice: 20n * 10n ** 9n };

const abi = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address,uint256) view returns (uint256)',
  'function setApprovalForAll(address,bool)',
  'function getCounter(address) view returns (uint256)',
  'function getOrderHash((address,address,(uint8,address,uint256,uint256,uint256)[],(uint8,address,uint256,uint256,uint256,address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)) view returns (bytes32)',
]);

/** NFT for sale in a test. */
export interface TestNft {
  readonly contract: string;
  readonly standard: 'erc721' | 'erc1155';
  readonly tokenId: bigint;
  readonly units: bigint;
}

/**
 * A local chain of Ethereum with Seaport and two collections, the product's own functions on it, and an
 * independent library.
 */
export class OrderChain {
  readonly network: Network = networkById('ethereum');
  readonly url: string;
  /** Queries and sends independently of the product. */
  readonly provider: JsonRpcProvider;
  readonly simulator: CallSimulator;
  /** Listings of users. */
  readonly #records = new Map<string, NftListingRecord & { readonly id: string }>();
  #next = 1_000n;

  private constructor(url: string) {
    this.url = url;
    this.provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1, pollingInterval: 20 });
    this.simulator = new CallSimulator(this.network, [url], {
      tokenList: async () => tokenListOf(this.network.rpcName),
      maxAgeMs: Infinity,
    });
  }

  static async start(run: QualityRun): Promise<OrderChain> {
    const network = networkById('ethereum');
    const port = await freePort();
    await startChain(run.family, { network, port, directory: run.directory, stateFile: undefined });
    const chain = new OrderChain(`http://127.0.0.1:${port}`);
    run.beforeEnd(() => chain.provider.destroy());
    await putNfts(chain.url, network);
    return chain;
  }

  /** Creates an account with ten coins. */
  async newAccount(): Promise<Wallet> {
    const wallet = new Wallet(Wallet.createRandom().privateKey);
    await this.provider.send('anvil_setBalance', [wallet.address, toBeHex(10n ** 19n)]);
    return wallet;
  }

  /** Mints one NFT, or three units of one ERC-1155 token, for an address. */
  async mint(owner: string, standard: TestNft['standard']): Promise<TestNft> {
    const [tokens, editions] = sampleCollections(this.network);
    if (!tokens || !editions) throw new TypeError('There are no collections');
    if (standard === 'erc1155') {
      this.#next += 1n;
      await sendTransactions(this.url, MINTER, [mintEdition(editions.contract, owner, this.#next, 3n)]);
      return { contract: editions.contract, standard, tokenId: this.#next, units: 3n };
    }
    await sendTransactions(this.url, MINTER, [mintTokens(tokens.contract, owner, 1n)]);
    const logs = await this.provider.getLogs({ address: tokens.contract, fromBlock: 0 });
    return { contract: tokens.contract, standard, tokenId: BigInt(logs.at(-1)?.topics[3] ?? 0), units: 1n };
  }

  /** Signs a call as the wallet does, including decoding and acceptance, and waits for its block. */
  async sign(
    wallet: Wallet,
    transaction: CallTransaction,
    facts: CallFacts = {},
    accepted: readonly CallWarning[] = [],
  ): Promise<TransactionReceipt> {
    const shown = decodeCall(transaction, facts);
    const refusal = callRefusal(shown, this.network.wrappedCoin);
    if (refusal !== undefined) throw new TypeError(`The wallet refuses it: ${refusal}`);
    const fees = { ...FEES, nonce: await this.provider.getTransactionCount(wallet.address) };
    const { signedTransaction } = await signCall(wallet, {
      from: wallet.address,
      transaction,
      shown,
      accepted,
      facts,
      fees,
      shownTotal: transaction.value + maxFee(fees),
    });
    const { hash } = await this.provider.broadcastTransaction(signedTransaction);
    return this.settled(hash);
  }

  /** Signs and sends with the library, as a user of another wallet would. */
  async send(wallet: Wallet, to: string, data: string, value = 0n): Promise<TransactionReceipt> {
    const nonce = await this.provider.getTransactionCount(wallet.address);
    const { hash } = await wallet.connect(this.provider).sendTransaction({ to, data, value, nonce, ...FEES });
    return this.settled(hash);
  }

  async settled(hash: string): Promise<TransactionReceipt> {
    await this.provider.send('evm_mine', []);
    const receipt = await this.provider.getTransactionReceipt(hash);
    if (!receipt) throw new TypeError('The transaction has no block');
    return receipt;
  }

  /** Lets Seaport take all of a collection, or no more, as another wallet would. */
  async approveAll(wallet: Wallet, collection: string, isApproved = true): Promise<void> {
    await this.send(
      wallet,
      collection,
      abi.encodeFunctionData('setApprovalForAll', [SEAPORT_ADDRESS, isApproved]),
    );
  }

  /** Returns an owner's units of an NFT, from the chain. */
  async held({ contract, standard, tokenId }: TestNft, owner: string): Promise<bigint> {
    const name = standard === 'erc721' ? 'ownerOf' : 'balanceOf';
    const args = standard === 'erc721' ? [tokenId] : [owner, tokenId];
    const answer = await this.provider.call({ to: contract, data: abi.encodeFunctionData(name, args) });
    const value: unknown = abi.decodeFunctionResult(name, answer)[0];
    return standard === 'erc721' ? BigInt(value === owner) : BigInt(String(value));
  }

  /** Returns Seaport's counter of an account. */
  async counter(owner: string): Promise<bigint> {
    const data = abi.encodeFunctionData('getCounter', [owner]);
    return BigInt(await this.provider.call({ to: SEAPORT_ADDRESS, data }));
  }

  async orderHash({ components }: SeaportOrder): Promise<string> {
    const item = (one: (typeof components.offer)[number]) => [
      one.itemType,
      one.token,
      one.identifierOrCriteria,
      one.startAmount,
      one.endAmount,
    ];
    const { offerer, zone, orderType, startTime, endTime, zoneHash, salt, conduitKey, counter } = components;
    const consideration = components.consideration.map((one) => [...item(one), one.recipient]);
    const order = [offerer, zone, components.offer.map(item), consideration, orderType, startTime, endTime];
    const data = abi.encodeFunctionData('getOrderHash', [[...order, zoneHash, salt, conduitKey, counter]]);
    return this.provider.call({ to: SEAPORT_ADDRESS, data });
  }

  /** Writes a listing down as its owner would. */
  list(order: SeaportOrder, { contract, tokenId }: Pick<TestNft, 'contract' | 'tokenId'>): string {
    const { orderHash } = orderDigests(order.components, this.network.chainId);
    const id = `${this.network.chainId}_${orderHash}`;
    this.#records.set(id, {
      id,
      user_id: order.components.offerer,
      network: this.network.id,
      order_hash: orderHash,
      contract_address: contract,
      token_id: tokenId.toString(),
      ends_at: Number(order.components.endTime),
      order,
    });
    return orderHash;
  }

  /** Requests the listings of an NFT from the server, without a cache. */
  async forSale({ contract, tokenId }: Pick<TestNft, 'contract' | 'tokenId'>) {
    const records = [...this.#records.values()];
    const names = records.map(({ id, user_id: userId }) => ({ id, userId }));
    const store = {
      pages: async function* () {
        yield await Promise.resolve(names);
      },
      read: () => Promise.resolve(records),
      ofUser: () => Promise.resolve([]),
    };
    const reader = new ListingsReader(this.network, [this.url], {
      sources: [new OwnListings(this.network, store)],
      namesOf: () => Promise.resolve([]),
    });
    const answer = await reader.read({ contract, tokenId: tokenId.toString(), order: 'new', text: '' });
    return answer.listings;
  }
}
