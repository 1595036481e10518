import type { ApprovalsQuestion, NamedApproval } from '@everything-wallet/core/callables/approvals';
import type { Approval, ApprovalsAnswer } from '@everything-wallet/core/callables/approvalsAnswer';
import { MOST_DECIMALS } from '@everything-wallet/core/callables/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { commonBlock } from '../chain/commonBlock.ts';
import { quantitySchema } from '../chain/quantitySchema.ts';
import { RpcNodes } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../holdings/aggregate3.ts';
import { agreeOn } from '../chain/agreeOn.ts';
import { medianHead } from '../holdings/medianHead.ts';
import { readAtOnce } from '../holdings/readAtOnce.ts';
import { readInTurn } from '../holdings/readInTurn.ts';
import type { Head, ReadGroup } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { decodeTokenText } from '../tokens/decodeTokenText.ts';
import { approvalKey } from './approvalKey.ts';
import { ApprovalLogs } from './ApprovalLogs.ts';
import { figureOf, readsOf, type ApprovedFigure } from './approvalReads.ts';
import { spenderNames } from './spenderNames.ts';

/** In milliseconds; somebody looks at a page and waits. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 6_000, stragglersMs: 700 };

/** First four bytes of keccak256 of symbol(), name() and decimals() (ERC-20). */
const FACTS = { symbol: '0x95d89b41', name: '0x06fdde03', decimals: '0x313ce567' };

/** Approvals of contracts that nobody vouches for which one look checks: spam logs approvals that nobody gave. */
const MOST_OF_STRANGERS = 150;

/** Questions of one call to strangers' contracts. */
const GROUP = 1_000;

/** What one node says to what it was asked, by the question. */
interface Testimony {
  readonly head: Head | undefined;
  readonly of: (read: ContractCall) => string | null | undefined;
}

/** Finds what others may take of accounts' tokens on one network, and judges how sure it is (decision 48). */
export class ApprovalsReader {
  readonly #network: Network;
  readonly #nodes: RpcNodes;
  readonly #logs: ApprovalLogs;
  readonly #needed: number;
  readonly #tokenList: () => Promise<TokenList>;

  /** @param urls of the network's nodes */
  constructor(
    network: Network,
    urls: readonly string[],
    {
      tokenList,
      limits = {},
    }: {
      readonly tokenList: () => Promise<TokenList>;
      readonly limits?: Partial<typeof defaultLimits>;
    },
  ) {
    this.#network = network;
    const given = { ...defaultLimits, ...limits };
    const stragglersMs = urls.length === 2 ? given.perUrlMs : given.stragglersMs;
    this.#nodes = new RpcNodes(network.chainId, urls, { ...given, stragglersMs });
    this.#logs = new ApprovalLogs(this.#nodes, network.confirmations);
    // As of what is held (decision 41).
    this.#needed = this.#nodes.count >= 3 ? 2 : 1;
    this.#tokenList = tokenList;
  }

  /**
   * Looks for approvals, a bounded number of blocks, and asks the contracts about those and the ones that are named.
   *
   * @throws ChainUnavailableError when no node answers
   */
  async read({ addresses, read, known }: Omit<ApprovalsQuestion, 'network'>): Promise<ApprovalsAnswer> {
    const list = await this.#tokenList();
    const look = await this.#logs.look(addresses, read, await this.#reach());
    const own = new Set(addresses.map((address) => address.toLowerCase()));
    const named = known.filter(({ owner }) => own.has(owner.toLowerCase())).map(withChecksums);
    const byKey = new Map(named.map((approval) => [approvalKey(approval), approval]));
    let strangers = 0;
    let leftOut = 0;
    for (const approval of look.found) {
      const key = approvalKey(approval);
      const isListed = list.contracts.has(approval.contract.toLowerCase());
      if (!isListed && !byKey.has(key) && (strangers += 1) > MOST_OF_STRANGERS) leftOut += 1;
      else byKey.set(key, approval);
    }
    const wanted = [...byKey.values()];
    const testimonies = await this.#ask(wanted, list);
    const block = medianHead(testimonies.map((testimony) => testimony?.head));
    const approvals = wanted.flatMap((approval) => this.#judge(approval, testimonies, block) ?? []);
    const contracts = [...new Set(approvals.map(({ contract }) => contract))];
    return {
      block,
      nodes: {
        configured: this.#nodes.count,
        answered: testimonies.filter((testimony) => testimony !== undefined).length,
        answeredLogs: look.answered,
        needed: this.#needed,
      },
      approvals,
      tokens: contracts.map((contract) => this.#factsOf(contract, list, testimonies)),
      read: look.read,
      logs: look.state,
      leftOut,
    };
  }

  /** The last block that the nodes have in common. */
  async #reach(): Promise<number> {
    let told = 0;
    const numbers = await this.#nodes.askEach(
      async (ask) => Number(await ask('eth_blockNumber', [], quantitySchema)),
      'unlessResting',
      () => (told += 1) >= Math.min(2, this.#nodes.count),
    );
    const reach = commonBlock(
      numbers.filter((number) => number !== undefined),
      this.#network.blockSeconds,
    );
    if (reach === undefined || !Number.isSafeInteger(reach)) throw new ChainUnavailableError();
    return reach;
  }

  /** Asks every node about all approvals at once; what nobody vouches for apart, so that it keeps nothing else from being known. */
  async #ask(wanted: readonly NamedApproval[], list: TokenList): Promise<readonly (Testimony | undefined)[]> {
    const lanes = { listed: new Map<string, ContractCall>(), strangers: new Map<string, ContractCall>() };
    for (const approval of wanted) {
      const isListed = list.contracts.has(approval.contract.toLowerCase());
      const { approved, held, permitted } = readsOf(approval);
      const facts = isListed ? [] : Object.values(FACTS).map((data) => ({ to: approval.contract, data }));
      for (const read of [approved, held, ...(permitted ? [permitted] : []), ...facts])
        (isListed ? lanes.listed : lanes.strangers).set(readKey(read), read);
    }
    const strangers = [...lanes.strangers.values()];
    const groups: ReadGroup[] = [
      { reads: [...lanes.listed.values()], isOfStrangers: false },
      ...Array.from({ length: Math.ceil(strangers.length / GROUP) }, (_, index) => ({
        reads: strangers.slice(index * GROUP, (index + 1) * GROUP),
        isOfStrangers: true,
      })),
    ];
    const places = new Map(
      groups.flatMap(({ reads }, group) =>
        reads.map((read, index) => ['to' in read ? readKey(read) : '', [group, index] as const] as const),
      ),
    );
    let told = 0;
    return this.#nodes.askEach(
      async (ask, askTogether): Promise<Testimony> => {
        const atOnce = await readAtOnce({ ask, askTogether }, this.#network, groups, 'latest');
        const { head, answers } =
          atOnce === 'absent' ? await readInTurn(askTogether, groups, 'latest') : atOnce;
        return {
          head,
          of: (read) => {
            const [group, index] = places.get(readKey(read)) ?? [-1, -1];
            return answers[group]?.[index];
          },
        };
      },
      'unlessResting',
      () => (told += 1) >= this.#needed,
    );
  }

  /** What the nodes say of an approval; undefined where it is over. */
  #judge(
    approval: NamedApproval,
    testimonies: readonly (Testimony | undefined)[],
    block: ApprovalsAnswer['block'],
  ): Approval | undefined {
    const { kind, owner } = approval;
    const { approved, held, permitted } = readsOf(approval);
    const figures = new Map<string, ApprovedFigure>();
    const verdict = agreeOn(
      testimonies.map((testimony) => {
        const figure = testimony && figureOf(approval, testimony.of(approved));
        if (!figure) return undefined;
        const { units, spender, expiresAt } = figure;
        const says = [units, spender, expiresAt].join(' ');
        figures.set(says, figure);
        return says;
      }),
      this.#needed,
    );
    const heldUnits = this.#agreedUint(held, testimonies);
    const permittedUnits = permitted && this.#agreedUint(permitted, testimonies);
    const named = {
      ...approval,
      spenderName: spenderNames.get((approval.spender ?? '').toLowerCase()) ?? null,
    };
    const { agreement, agreeing } = verdict;
    const figure = 'value' in verdict ? figures.get(verdict.value) : undefined;
    // What is not known is not over.
    if (!figure) return { ...named, agreement, agreeing, units: null, atRisk: null, expiresAt: null };
    const { units, spender, expiresAt } = figure;
    const isOthers = kind === 'tokenApproval' && heldUnits !== undefined && heldUnits !== BigInt(owner);
    const endsAt = expiresAt === undefined ? null : Number(expiresAt) * 1_000;
    const isOver = endsAt !== null && block !== null && endsAt < block.time;
    if (units === 0n || isOthers || isOver) return undefined;
    return {
      ...named,
      ...(spender !== undefined && {
        spender: getAddress(spender),
        spenderName: spenderNames.get(spender) ?? null,
      }),
      agreement,
      agreeing,
      units: units.toString(),
      atRisk: atRiskOf(kind, units, heldUnits, permittedUnits)?.toString() ?? null,
      expiresAt: endsAt,
    };
  }

  #agreedUint(read: ContractCall, testimonies: readonly (Testimony | undefined)[]): bigint | undefined {
    const verdict = agreeOn(
      testimonies.map((testimony) => {
        const answer = testimony?.of(read);
        return answer === undefined ? undefined : (readUint(answer) ?? null);
      }),
      this.#needed,
    );
    return verdict.agreement === 'agreed' ? (verdict.value ?? undefined) : undefined;
  }

  #factsOf(
    contract: string,
    { byContract, contracts }: TokenList,
    testimonies: readonly (Testimony | undefined)[],
  ): ApprovalsAnswer['tokens'][number] {
    const isListed = contracts.has(contract.toLowerCase());
    const listed = byContract.get(contract.toLowerCase());
    if (listed) return { ...listed, contract, isListed };
    const textOf = (data: string, maxLength: number) => {
      const verdict = agreeOn(
        testimonies.map((testimony) => {
          const answer = testimony?.of({ to: contract, data });
          return answer === undefined ? undefined : decodeTokenText(answer ?? undefined, maxLength);
        }),
        Math.min(2, this.#nodes.count),
      );
      return verdict.agreement === 'agreed' ? verdict.value : '';
    };
    const decimals = this.#agreedUint({ to: contract, data: FACTS.decimals }, testimonies);
    return {
      contract,
      symbol: textOf(FACTS.symbol, tokenLimits.symbol),
      name: textOf(FACTS.name, tokenLimits.name),
      decimals: decimals !== undefined && decimals <= BigInt(MOST_DECIMALS) ? Number(decimals) : null,
      isListed,
    };
  }
}

/** What of an approval can be lost; undefined where that is not known. */
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

function readKey({ to, data }: ContractCall): string {
  return `${to} ${data}`.toLowerCase();
}
