import type { ApprovalsQuestion, NamedApproval } from '@everything-wallet/core/schemas/approvals';
import type { Approval, ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import { MAX_DECIMALS } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { agreedUint } from '../chain/agreedUint.ts';
import { MAX_LAG_MS } from '../chain/commonBlock.ts';
import type { ContractResponse } from '../chain/ContractResponse.ts';
import type { NodeResponses } from '../chain/NodeResponses.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import { inGroups } from '../chain/inGroups.ts';
import { readKey } from '../chain/readKey.ts';
import { medianHead } from '../holdings/medianHead.ts';
import { multicall } from '../chain/multicall.ts';
import { batchCall } from '../chain/batchCall.ts';
import type { Head, ReadGroup } from '../holdings/Reading.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { agreedText } from '../tokens/agreedText.ts';
import { approvalKey } from '@everything-wallet/core/approvals/approvalKey';
import { ApprovalLogs, type Reach } from './ApprovalLogs.ts';
import { ApprovalFilter } from './ApprovalFilter.ts';
import { figureOf, readsOf } from './approvalReads.ts';
import { spenderNameOf } from './spenderNameOf.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { quantitySchema } from '../chain/rpcSchemas.ts';

/** In milliseconds; a user waits for the page. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 6_000, stragglersMs: 700 };

const FACTS = { symbol: tokenSelectors.symbol, name: tokenSelectors.name, decimals: tokenSelectors.decimals };

/** Reads per call: nodes refuse a call that is long, or takes much gas, as a whole. */
const GROUP = 200;

/** The last millisecond that a `Date` holds (ECMAScript). */
const LAST_MS = 8_640_000_000_000_000n;

/** One node's answers, by the read. */
interface ApprovalsNodeResponse extends ContractResponse {
  readonly head: Head | undefined;
}

type ApprovalsNodeResponses = NodeResponses<ApprovalsNodeResponse>;

/** Finds the approvals of accounts' tokens on one network, and decides how sure they are (decision 48). */
export class ApprovalsReader {
  readonly #network: Network;
  readonly #nodes: QuorumClient;
  readonly #logs: ApprovalLogs;
  readonly #tokenList: () => Promise<TokenList>;
  readonly #now: () => number;

  /** @param urls of the network's nodes */
  constructor(
    network: Network,
    urls: readonly string[],
    {
      tokenList,
      limits = {},
      now = Date.now,
    }: {
      readonly tokenList: () => Promise<TokenList>;
      readonly limits?: Partial<typeof defaultLimits>;
      readonly now?: () => number;
    },
  ) {
    this.#network = network;
    // Stricter than for holdings: an approval wrongly left out here lets others take tokens.
    this.#nodes = QuorumClient.of(network, urls, { ...defaultLimits, ...limits }, { rule: 'two' });
    this.#logs = new ApprovalLogs(this.#nodes, network.confirmations);
    this.#tokenList = tokenList;
    this.#now = now;
  }

  /**
   * Scans a bounded number of blocks for approvals, and reads these and the named ones from their contracts.
   *
   * @throws ChainUnavailableError if no node answers
   */
  async read({ addresses, read, known }: Omit<ApprovalsQuestion, 'network'>): Promise<ApprovalsAnswer> {
    const list = await this.#tokenList();
    const reach = await this.#reach();
    const own = new Set(addresses.map((address) => address.toLowerCase()));
    // On a chain that ends before the cursor, earlier blocks mean nothing.
    const isOther = read !== null && read.last > reach.last;
    const named = known
      .filter(({ owner }) => own.has(owner.toLowerCase()))
      .map((approval) => withChecksums(isOther ? { ...approval, changedBlock: 0 } : approval));
    const byKey = new Map(named.map((approval) => [approvalKey(approval), approval]));
    const sieve = new ApprovalFilter(
      (approval) => byKey.has(approvalKey(approval)),
      ({ contract }) => list.contracts.has(contract.toLowerCase()),
    );
    const scan = await this.#logs.scan(addresses, read, reach, sieve);
    for (const approval of sieve.found) {
      const key = approvalKey(approval);
      if ((byKey.get(key)?.changedBlock ?? -1) < approval.changedBlock) byKey.set(key, approval);
    }
    const wanted = [...byKey.values()];
    const responses = await this.#ask(wanted, list);
    const nodeResponses = responses.withoutLagging(
      ({ head }) => head !== undefined && this.#now() - head.time <= MAX_LAG_MS,
    );
    const block = medianHead(nodeResponses.valuesOf(({ head }) => head));
    const judged = wanted.map((named) => ({
      asked: named,
      approval: this.#judge(named, nodeResponses, block),
    }));
    const approvals = judged.flatMap(({ approval }) => approval ?? []);
    // A block that ended it may be replaced, and the one that gave it is not read again.
    const lastFinal = (block?.number ?? 0) - this.#network.confirmations;
    const ended = judged.flatMap(({ asked, approval }) =>
      approval === undefined && asked.changedBlock > lastFinal ? [asked] : [],
    );
    const contracts = [...new Set(approvals.map(({ contract }) => contract))];
    // Blocks are passed only once a node has returned the state of their approvals. An untrusted contract may
    // prevent its own from being read.
    const isStateMissing = sieve.found.some(
      (approval) =>
        (list.contracts.has(approval.contract.toLowerCase()) || nodeResponses.given.length === 0) &&
        nodeResponses.given.every(({ of }) => of(readsOf(approval).approved) === undefined),
    );
    const passed = { read: scan.read, logs: scan.state };
    return {
      block,
      ageMs: block && Math.max(0, this.#now() - block.time),
      nodes: {
        ...nodeResponses.totals,
        answeredLogs: scan.answered,
      },
      approvals,
      ended,
      tokens: contracts.map((contract) => this.#factsOf(contract, list, nodeResponses)),
      ...(isStateMissing ? { read, logs: scan.state === 'refused' ? scan.state : 'behind' } : passed),
      leftOut: isStateMissing ? 0 : sieve.leftOut,
    };
  }

  /**
   * Returns how far the nodes have got. Of two neither is in the middle, so only what both have is shared.
   */
  async #reach(): Promise<Reach> {
    const numbers = await this.#nodes.ask(async (ask) =>
      Number(await ask('eth_blockNumber', [], quantitySchema)),
    );
    const heads = numbers.given;
    const last = this.#nodes.commonBlock(heads);
    if (last === undefined || !Number.isSafeInteger(last)) throw new ChainUnavailableError();
    return { last, shared: heads.length === 2 ? Math.min(...heads) : last, answered: heads.length };
  }

  /**
   * Reads all approvals from every node at once; unlisted contracts separately, so that they cannot hide the
   * others.
   */
  async #ask(wanted: readonly NamedApproval[], list: TokenList): Promise<ApprovalsNodeResponses> {
    const lanes = { listed: new Map<string, ContractCall>(), strangers: new Map<string, ContractCall>() };
    for (const approval of wanted) {
      const isListed = list.contracts.has(approval.contract.toLowerCase());
      const { approved, held, permitted } = readsOf(approval);
      const facts = isListed ? [] : Object.values(FACTS).map((data) => ({ to: approval.contract, data }));
      for (const read of [approved, held, ...(permitted ? [permitted] : []), ...facts])
        (isListed ? lanes.listed : lanes.strangers).set(readKey(read), read);
    }
    const [first = [], ...others] = inGroups([...lanes.listed.values()], GROUP);
    const groups: ReadGroup[] = [
      { reads: first, isOfStrangers: false },
      ...others.map((reads) => ({ reads, isOfStrangers: false })),
      ...inGroups([...lanes.strangers.values()], GROUP).map((reads) => ({ reads, isOfStrangers: true })),
    ];
    const places = new Map(
      groups.flatMap(({ reads }, group) =>
        reads.map((read, index) => ['to' in read ? readKey(read) : '', [group, index] as const] as const),
      ),
    );
    return this.#nodes.ask(async (ask, batchQuery): Promise<ApprovalsNodeResponse> => {
      const atOnce = await multicall({ ask, batchQuery }, this.#network, groups, 'latest');
      const { head, answers } = atOnce === 'absent' ? await batchCall(batchQuery, groups, 'latest') : atOnce;
      return {
        head,
        of: (read) => {
          const [group, index] = places.get(readKey(read)) ?? [-1, -1];
          return answers[group]?.[index];
        },
      };
    });
  }

  /** Decides on an approval by the nodes' answers; undefined if it is over. */
  #judge(
    approval: NamedApproval,
    nodeResponses: ApprovalsNodeResponses,
    block: ApprovalsAnswer['block'],
  ): Approval | undefined {
    const { kind, owner } = approval;
    const { approved, held, permitted } = readsOf(approval);
    const { result, found: figure } = nodeResponses.judgeObject(
      ({ head, of }) => {
        const stated = figureOf(approval, of(approved));
        // A node behind the block that gave it does not know it yet.
        const isTooEarly = (head?.number ?? -1) < approval.changedBlock;
        return stated?.units === 0n && isTooEarly ? undefined : stated;
      },
      ({ units, spender, expiresAt }) => [units, spender, expiresAt].join(' '),
    );
    const heldUnits = agreedUint(held, nodeResponses);
    const permittedUnits = permitted && agreedUint(permitted, nodeResponses);
    const named = {
      ...approval,
      spenderName: spenderNameOf(this.#network, approval.spender),
    };
    const { agreement, agreeing } = result;
    const unknown = { ...named, agreement, agreeing, units: null, atRisk: null, expiresAt: null };
    // An unknown approval is not over.
    if (!figure) return unknown;
    const { units, spender, expiresAt } = figure;
    const isOthers = kind === 'tokenApproval' && heldUnits !== undefined && heldUnits !== BigInt(owner);
    const ends = expiresAt !== undefined && expiresAt * 1_000n <= LAST_MS;
    const endsAt = ends ? Number(expiresAt) * 1_000 : null;
    // A block's time may be one node's word, and so it takes our own clock as well.
    const isOver = endsAt !== null && block !== null && endsAt < Math.min(block.time, this.#now());
    // Nor is it if only one node reports so: its logs are not read again.
    if (units === 0n || isOthers || isOver) return agreement === 'agreed' ? undefined : unknown;
    return {
      ...named,
      ...(spender !== undefined && {
        spender: getAddress(spender),
        spenderName: spenderNameOf(this.#network, spender),
      }),
      agreement,
      agreeing,
      units: units.toString(),
      atRisk: atRiskOf(kind, units, heldUnits, permittedUnits)?.toString() ?? null,
      expiresAt: endsAt,
    };
  }

  #factsOf(
    contract: string,
    { byContract, contracts }: TokenList,
    nodeResponses: ApprovalsNodeResponses,
  ): ApprovalsAnswer['tokens'][number] {
    const isListed = contracts.has(contract.toLowerCase());
    const listed = byContract.get(contract.toLowerCase());
    if (listed) return { ...listed, contract, isListed };
    const textOf = (data: string, maxLength: number) =>
      agreedText({ to: contract, data }, nodeResponses, maxLength);
    const decimals = agreedUint({ to: contract, data: FACTS.decimals }, nodeResponses);
    return {
      contract,
      symbol: textOf(FACTS.symbol, tokenLimits.symbol),
      name: textOf(FACTS.name, tokenLimits.name),
      decimals: decimals !== undefined && decimals <= BigInt(MAX_DECIMALS) ? Number(decimals) : null,
      isListed,
    };
  }
}

/** Returns the amount at risk by an approval; undefined if unknown. */
function atRiskOf(
  kind: NamedApproval['kind'],
  units: bigint,
  held: bigint | undefined,
  permitted: bigint | undefined,
): bigint | undefined {
  if (kind === 'tokenApproval') return held === undefined ? undefined : 1n;
  if (held === undefined || kind === 'operator') return held;
  if (kind === 'permit2' && permitted === undefined) return undefined;
  return [units, held, ...(permitted === undefined ? [] : [permitted])].reduce((least, one) =>
    one < least ? one : least,
  );
}

function withChecksums(approval: NamedApproval): NamedApproval {
  const { owner, contract, spender } = approval;
  return {
    ...approval,
    owner: getAddress(owner),
    contract: getAddress(contract),
    spender: spender === null ? null : getAddress(spender),
  };
}
