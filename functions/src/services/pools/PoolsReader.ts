import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Agreement } from '@everything-wallet/core/schemas/holdings';
import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import type { PoolPosition, PoolsAnswer, PoolState } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import { lido } from '@everything-wallet/core/pools/lido';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { agreedUint } from '../chain/agreedUint.ts';
import { MAX_LAG_MS } from '../chain/commonBlock.ts';
import { headSchema } from '../chain/rpcSchemas.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import { uintQuorum } from '../chain/uintQuorum.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import { medianHead } from '../holdings/medianHead.ts';
import type { Head } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { agreedText } from '../tokens/agreedText.ts';
import { earnedOf } from './earnedOf.ts';
import { LidoReader } from './LidoReader.ts';
import { MEASURED_SHARES, readPools, unitOf } from './readPools.ts';
import { pastPrices, type PastPrices } from './pastPrices.ts';
import { SharePrices } from './SharePrices.ts';
import { unconfirmedPositionOf } from './unconfirmedPositionOf.ts';
import type { PoolEvent } from './PoolEvent.ts';
import { PoolLogs } from './PoolLogs.ts';
import type { PoolNodeResponse, PoolNodeResponses } from './PoolNodeResponse.ts';
import { poolPreviewOf } from './poolPreviewOf.ts';
import { usableDecimals } from './usableDecimals.ts';
import { poolRead } from './poolReads.ts';
import { poolStatusOf } from './poolStatusOf.ts';
import { yieldsOf } from './yieldsOf.ts';

/** Timeouts in ms, short because a page waits. After `lateMs` no past prices or logs are requested: the next scan does. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 6_000, stragglersMs: 700, lateMs: 4_000 };

/** Reads the pools of one network and the positions of accounts in them, with their quorum results (decision 55). */
export class PoolsReader {
  readonly #network: Network;
  readonly #vaults: readonly PoolDescription[];
  readonly #nodes: QuorumClient;
  readonly #tokenList: () => Promise<TokenList>;
  readonly #now: () => number;
  readonly #lateMs: number;
  readonly #prices: SharePrices;
  readonly #logs: PoolLogs;
  /** Only on Ethereum. */
  readonly #lido: LidoReader | undefined;

  /**
   * @param urls of the network's nodes
   * @param options.vaults instead of those that are listed
   * @param options.now milliseconds since 1970
   */
  constructor(
    network: Network,
    urls: readonly string[],
    {
      tokenList,
      vaults = listedPools(network.id),
      limits = {},
      now = Date.now,
    }: {
      readonly tokenList: () => Promise<TokenList>;
      readonly vaults?: readonly PoolDescription[];
      readonly limits?: Partial<typeof defaultLimits>;
      readonly now?: () => number;
    },
  ) {
    this.#network = network;
    this.#vaults = vaults;
    const given = { ...defaultLimits, ...limits };
    // Stricter than for holdings: users deposit into the vaults that this reports.
    const newClient = () => QuorumClient.of(network, urls, given, { rule: 'two' });
    this.#nodes = newClient();
    this.#tokenList = tokenList;
    this.#now = now;
    this.#lateMs = given.lateMs;
    this.#prices = new SharePrices(network, this.#nodes, now);
    // Own nodes, so that a slow or large address does not put nodes to rest for the shared reads.
    this.#logs = new PoolLogs(newClient(), network.confirmations, now);
    this.#lido =
      network.chainId === lido.chainId
        ? new LidoReader(network, this.#nodes, this.#prices, this.#logs)
        : undefined;
  }

  /**
   * Reads everything at one common block: the value of a share grows with every block, so nodes would never agree at
   * their latest blocks.
   *
   * @throws ChainUnavailableError if no node answers
   */
  async read({
    addresses: asked,
    preview: wished,
    stakingRequest,
  }: Omit<PoolsQuestion, 'network'>): Promise<PoolsAnswer> {
    const addresses = [...new Set(asked.map((address) => getAddress(address)))];
    const vaults = this.#vaults.map(({ address }) => address);
    const isListed = (address: string) => vaults.some((vault) => sameAddress(vault, address));
    const preview = wished && isListed(wished.vault) ? wished : undefined;
    if (vaults.length === 0) return this.#nothing();
    const previewed = preview && this.#vaults.find(({ address }) => sameAddress(address, preview.vault));
    const previewedAsset = previewed?.asset;
    const boundsLoss = previewed?.boundsLoss === true;
    const list = await this.#tokenList();
    const assets = [...new Set(this.#vaults.map(({ asset }) => asset))];
    const tokens = assets.filter((asset) => !list.byContract.has(asset.toLowerCase()));
    const number = await this.#commonBlock();
    const until = performance.now() + this.#lateMs;
    const logs = this.#logs.scan(vaults, addresses, number, until);
    const asking = this.#nodes.ask(
      async (ask, batchQuery) =>
        readPools(
          { ask, batchQuery },
          this.#network,
          { vaults, addresses, tokens, preview, previewedAsset, boundsLoss },
          `0x${number.toString(16)}`,
        ),
      { enough: 'one' },
    );
    const heading = asking.then((responses) => medianHead(responses.valuesOf(({ head }) => head)));
    const staking = this.#lido?.read(addresses, stakingRequest, { number, until }, heading);
    const before = Promise.all([asking, heading]).then(async ([responses, at]) =>
      this.#past(responses, at, until),
    );
    // Awaited together, so that no rejection stays unhandled.
    const [nodeResponses, block, past, events, staked] = await Promise.all([
      asking,
      heading,
      before,
      logs,
      staking,
    ]);
    return {
      block,
      ageMs: block && Math.max(0, this.#now() - block.time),
      nodes: nodeResponses.totals,
      vaults: this.#vaults.map((vault) =>
        this.#judge(vault, addresses, nodeResponses, { block, past, events }),
      ),
      ...(staked && { lido: staked }),
      ...(preview && { preview: poolPreviewOf(preview, nodeResponses) }),
      tokens: assets.map((asset) => this.#factsOf(asset, list, nodeResponses)),
    };
  }

  #nothing(): PoolsAnswer {
    return { block: null, ageMs: null, nodes: this.#nodes.responses().totals, vaults: [], tokens: [] };
  }

  /** Latest block of the nodes that do not lag. */
  async #commonBlock(): Promise<number> {
    const heads = await this.#nodes.ask(
      async (ask) => ask('eth_getBlockByNumber', ['latest', false], headSchema),
      { enough: 'one' },
    );
    const { given } = heads.withoutLagging(
      ({ timestamp }) => this.#now() - Number(timestamp) * 1_000 <= MAX_LAG_MS,
    );
    const common = this.#nodes.commonBlock(given.map(({ number }) => number));
    if (common === undefined) throw new ChainUnavailableError();
    return common;
  }

  async #past(nodeResponses: PoolNodeResponses, block: Head | null, until: number): Promise<PastPrices> {
    const vaults = this.#vaults.flatMap(({ address }) => {
      const read = measureRead(address, nodeResponses);
      return read ? [{ address, read }] : [];
    });
    return pastPrices(this.#prices, vaults, block, until);
  }

  #judge(
    { address, asset }: PoolDescription,
    addresses: readonly string[],
    nodeResponses: PoolNodeResponses,
    {
      block,
      past,
      events,
    }: {
      readonly block: Head | null;
      readonly past: PastPrices;
      readonly events: readonly PoolEvent[] | undefined;
    },
  ): PoolState {
    const read = (question: Parameters<typeof poolRead>[1], argument?: string | bigint) =>
      poolRead(address, question, argument);
    const decimals = agreedUint(read('decimals'), nodeResponses);
    const unit = unitOf(decimals);
    const priceReads = unit === undefined ? [] : [read('convertToAssets', unit)];
    const compared = [read('asset'), read('decimals'), read('totalAssets'), ...priceReads];
    const { agreement, agreeing } = nodeResponses.judge((nodeResponse) =>
      saysOf(nodeResponse, address, compared),
    );
    const figure = (wanted: ContractCall | undefined) => wanted && figureOf(wanted, nodeResponses, agreement);
    const measure = measureRead(address, nodeResponses);
    const measured = measure && agreedUint(measure, nodeResponses);
    return {
      address,
      status: poolStatusOf({ address, asset }, addresses, nodeResponses),
      decimals: usableDecimals(figure(read('decimals'))),
      totalAssets: figure(read('totalAssets'))?.toString() ?? null,
      sharePrice: figure(priceReads[0])?.toString() ?? null,
      ...yieldsOf(past, address, measured, block),
      agreement,
      agreeing,
      positions: addresses.map((owner) => this.#positionOf(address, owner, nodeResponses, agreement, events)),
    };
  }

  /** A ten-thousandth of a vault's asset, in its smallest unit. */
  #dustOf(vault: string): bigint {
    const decimals = this.#vaults.find(({ address }) => address === vault)?.assetDecimals ?? 0;
    return 10n ** BigInt(Math.max(0, decimals - 4));
  }

  #positionOf(
    vault: string,
    address: string,
    nodeResponses: PoolNodeResponses,
    agreement: Agreement,
    events: readonly PoolEvent[] | undefined,
  ): PoolPosition {
    const figure = (question: Parameters<typeof poolRead>[1], argument: string | bigint = address) =>
      figureOf(poolRead(vault, question, argument), nodeResponses, agreement);
    const shares = figure('balanceOf');
    // An empty position needs no reads.
    const ofShares = (question: Parameters<typeof poolRead>[1], argument?: bigint) =>
      shares === 0n ? 0n : shares === undefined ? undefined : figure(question, argument);
    const assets = ofShares('previewRedeem', shares);
    const owner = address.toLowerCase();
    const own = events?.filter(
      (event) => sameAddress(event.vault, vault) && (event.owner === owner || event.to === owner),
    );
    const earned =
      own && shares !== undefined && assets !== undefined
        ? earnedOf(owner, own, { shares, assets, dust: this.#dustOf(vault) })
        : undefined;
    return {
      address,
      shares: shares?.toString() ?? null,
      assets: assets?.toString() ?? null,
      maxWithdraw: ofShares('maxWithdraw')?.toString() ?? null,
      maxRedeem: ofShares('maxRedeem')?.toString() ?? null,
      maxDeposit: figure('maxDeposit')?.toString() ?? null,
      earned: earned?.toString() ?? null,
      ...(shares === undefined && unconfirmedPositionOf(vault, address, nodeResponses)),
    };
  }

  #factsOf(
    contract: string,
    { byContract, contracts }: TokenList,
    nodeResponses: PoolNodeResponses,
  ): PoolsAnswer['tokens'][number] {
    const isListed = contracts.has(contract.toLowerCase());
    const listed = byContract.get(contract.toLowerCase());
    if (listed) return { ...listed, contract, isListed };
    const textOf = (question: 'symbol' | 'name', maxLength: number) =>
      agreedText(poolRead(contract, question), nodeResponses, maxLength);
    const decimals = agreedUint(poolRead(contract, 'decimals'), nodeResponses);
    const expected = this.#vaults.find(({ asset }) => sameAddress(asset, contract))?.assetDecimals ?? null;
    return {
      contract,
      symbol: textOf('symbol', tokenLimits.symbol),
      name: textOf('name', tokenLimits.name),
      decimals: decimals === undefined ? expected : usableDecimals(decimals),
      isListed,
    };
  }
}

/** Returns an agreed value. One of a single node counts only in a vault that is unconfirmed itself. */
function figureOf(
  read: ContractCall,
  nodeResponses: PoolNodeResponses,
  agreement: Agreement,
): bigint | undefined {
  const result = uintQuorum(read, nodeResponses);
  const isUsable =
    result.agreement === 'agreed' || (result.agreement === 'unconfirmed' && agreement === 'unconfirmed');
  return isUsable && 'value' in result ? (result.value ?? undefined) : undefined;
}

/** Joins one node's facts about a vault; undefined if one is missing. */
function saysOf(
  nodeResponse: PoolNodeResponse,
  address: string,
  reads: readonly ContractCall[],
): string | undefined {
  const hasCode = nodeResponse.hasCode(address);
  const answers = reads.map((read) => nodeResponse.of(read));
  if (hasCode === undefined || answers.includes(undefined)) return undefined;
  return [hasCode, ...answers.map((answer) => readUint(answer)?.toString() ?? '')].join();
}

/** Returns the read of the value of a million shares of a vault; undefined if its decimals are unknown. */
function measureRead(address: string, nodeResponses: PoolNodeResponses): ContractCall | undefined {
  const unit = unitOf(agreedUint(poolRead(address, 'decimals'), nodeResponses));
  return unit === undefined ? undefined : poolRead(address, 'convertToAssets', unit * MEASURED_SHARES);
}
