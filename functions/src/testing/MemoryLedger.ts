import { id as keccak, zeroPadValue } from 'ethers';
import type {
  AccountState,
  BlockPayments,
  FoundLog,
  FoundLogs,
  Head,
  Ledger,
  LoggedEvent,
  TransactionResponse,
} from '../services/chain/Ledger.ts';
import { agreedAmount } from '../services/chain/agreedAmount.ts';
import { joinPayments } from '../services/chain/joinPayments.ts';
import { ChainUnavailableError } from '../services/chain/ChainUnavailableError.ts';
import { RpcError } from '../services/chain/RpcError.ts';

/** A transaction of a test. */
export interface MemoryTransaction {
  readonly hash: string;
  readonly from: string;
  readonly to?: string;
  readonly value?: bigint;
  readonly nonce?: number;
  readonly succeeded?: boolean;
  readonly logs?: readonly LoggedEvent[];
}

interface MemoryBlock {
  readonly hash: string;
  readonly transactions: readonly MemoryTransaction[];
}

let made = 0;

/** A hash like no other. */
export function newHash(): string {
  made += 1;
  return keccak(`of a test ${made}`);
}

/** Blocks as one node has them; block 0 is there from the start. */
export class MemoryNode {
  blocks: MemoryBlock[] = [{ hash: newHash(), transactions: [] }];
  isSilent = false;
  /** Maximum range of blocks per request for logs. */
  longestRange = Infinity;
  /** Blocks in a row beyond which it does not answer in time. */
  longestInTime = Infinity;
  /** Number of states stored before the latest. */
  storedStates = Infinity;
  /** Balance of every account before the first block, in wei. */
  initialBalance = 10n ** 30n;
  /** Transactions that it leaves out of blocks and balances. */
  readonly hidden = new Set<string>();
  /** Changes the true response about a transaction. */
  lie: ((txHash: string, truth: TransactionResponse) => TransactionResponse) | undefined;
  /** Invents places, or omits them. */
  reports: (places: readonly FoundLog[]) => readonly FoundLog[] = (places) => places;

  mine(...transactions: MemoryTransaction[]): bigint {
    this.blocks.push({ hash: newHash(), transactions });
    return this.head;
  }

  /** Replaces the last blocks with others. */
  reorganise(depth: number, ...contents: (readonly MemoryTransaction[])[]): void {
    this.blocks.splice(this.blocks.length - depth);
    for (const transactions of contents) this.mine(...transactions);
  }

  get head(): bigint {
    return BigInt(this.blocks.length - 1);
  }

  find(txHash: string): TransactionResponse {
    const { head } = this;
    const number = this.blocks.findIndex(({ transactions }) =>
      transactions.some(({ hash }) => hash === txHash),
    );
    const block = this.blocks[number];
    const found = block?.transactions.find(({ hash }) => hash === txHash);
    if (!block || !found) return { kind: 'absent', head };
    const { from, to, value = 0n, nonce = 0, succeeded = true, logs = [] } = found;
    return {
      kind: 'present',
      head,
      blockNumber: BigInt(number),
      blockHash: block.hash,
      at: 1_000 + number,
      succeeded,
      from,
      ...(to !== undefined && { to }),
      value,
      nonce,
      logs,
    };
  }
}

/** A test network: several nodes with blocks in memory, and counts of their requests. */
export class MemoryLedger implements Ledger {
  readonly nodes: readonly MemoryNode[];
  /** Maximum range of blocks per request for logs. */
  longestRange = Infinity;
  /** Maximum logs per response. */
  maxLogs = Infinity;
  /** Number of states stored before the latest. */
  storedStates = Infinity;
  readonly asked = { blocks: 0, states: 0, logs: 0, witnesses: 0 };

  constructor(...nodes: MemoryNode[]) {
    this.nodes = nodes;
  }

  getHeads(): Promise<readonly (Head | undefined)[]> {
    return Promise.resolve(
      this.nodes.map((node) =>
        node.isSilent
          ? undefined
          : { number: node.head, hash: node.blocks.at(-1)?.hash ?? '', at: Date.now() / 1_000 },
      ),
    );
  }

  async findLogs(
    { from, to }: { readonly from: bigint; readonly to: bigint },
    topics: readonly (string | readonly string[] | null)[],
  ): Promise<FoundLogs> {
    this.asked.logs += 1;
    await Promise.resolve();
    if (to - from >= this.longestRange) throw new RpcError(-32005, 'range too long');
    const matches = (log: LoggedEvent) =>
      topics.every((wanted, place) => wanted === null || [wanted].flat().includes(log.topics[place] ?? ''));
    const speaking = this.#speaking().filter(({ longestInTime }) => to - from < longestInTime);
    if (speaking.length === 0) throw new ChainUnavailableError();
    const taking = speaking.filter(({ longestRange }) => to - from < longestRange);
    if (taking.length === 0) throw new RpcError(-32005, 'range too long');
    const lists = taking.map((node) => ({
      node: this.nodes.indexOf(node),
      places: node.reports(
        node.blocks.slice(Number(from), Number(to) + 1).flatMap(({ transactions }, place) =>
          transactions.flatMap(({ hash, logs = [] }) =>
            logs.filter(matches).map(({ address, topics: own }) => ({
              ...{ txHash: hash, blockNumber: from + BigInt(place), contract: address, topics: own },
            })),
          ),
        ),
      ),
    }));
    const reporters = (txHash: string) =>
      lists.filter(({ places }) => places.some((place) => place.txHash === txHash)).length;
    if (lists.some(({ places }) => places.length > this.maxLogs))
      throw new RpcError(-32005, 'query returned more than 10000 results');
    const logs = lists.flatMap(({ node, places }) =>
      places.map((place) => ({
        ...place,
        ...(lists.length > 1 && reporters(place.txHash) === 1 && { aloneBy: node }),
      })),
    );
    const isOfOne = this.#isOfOne(lists);
    return { logs, isOfOne, ...(isOfOne && taking.length < speaking.length && { isRefused: true }) };
  }

  async getBlockPayments(number: bigint): Promise<BlockPayments> {
    this.asked.blocks += 1;
    await Promise.resolve();
    const [first, ...others] = this.#speaking()
      .filter(({ head }) => head >= number)
      .slice(0, 2)
      .map((node) => ({ node: this.nodes.indexOf(node), block: paymentsOf(node, number) }));
    if (!first) throw new ChainUnavailableError();
    return { ...joinPayments([first, ...others]), isOfOne: this.#isOfOne([first, ...others]) };
  }

  async getStateAt(address: string, block: bigint): Promise<AccountState> {
    this.asked.states += 1;
    await Promise.resolve();
    const having = this.#speaking().filter(
      ({ head, storedStates }) => Number(head - block) <= Math.min(this.storedStates, storedStates),
    );
    if (having.length === 0) throw new ChainUnavailableError();
    const states = having.slice(0, 3).map((node) => stateOf(node, address, block));
    const balance = agreedAmount(states.map((state) => state.balance));
    const nonce = agreedAmount(states.map((state) => state.nonce));
    return {
      balance: balance.amount,
      nonce: nonce.amount,
      isDisputed: balance.isDisputed || nonce.isDisputed,
      isOfOne: this.#isOfOne(states),
    };
  }

  async getTransactionResponses(txHash: string): Promise<readonly (TransactionResponse | undefined)[]> {
    this.asked.witnesses += 1;
    await Promise.resolve();
    return this.nodes.map((node) => {
      if (node.isSilent) return undefined;
      const truth = node.find(txHash);
      return node.lie?.(txHash, truth) ?? truth;
    });
  }

  #isOfOne(answers: readonly unknown[]): boolean {
    return answers.length < Math.min(2, this.nodes.length);
  }

  #speaking(): readonly MemoryNode[] {
    const speaking = this.nodes.filter(({ isSilent }) => !isSilent);
    if (speaking.length === 0) throw new ChainUnavailableError();
    return speaking;
  }
}

/** Returns a block as a node reports it. */
function paymentsOf(node: MemoryNode, number: bigint): BlockPayments {
  const block = node.blocks[Number(number)];
  if (!block) throw new ChainUnavailableError();
  return {
    number,
    hash: block.hash,
    parentHash: node.blocks[Number(number) - 1]?.hash ?? zeroPadValue('0x', 32),
    payments: block.transactions.flatMap(({ hash: txHash, from, to, value = 0n }) =>
      value > 0n && to !== undefined && !node.hidden.has(txHash)
        ? [{ txHash, from: from.toLowerCase(), to: to.toLowerCase() }]
        : [],
    ),
  };
}

/** Returns the state of an account after a block, as a node reports it. */
function stateOf(node: MemoryNode, address: string, block: bigint): AccountState {
  let balance = node.initialBalance;
  let nonce = 0n;
  for (const { transactions } of node.blocks.slice(0, Number(block) + 1)) {
    for (const { hash, from, to, value = 0n, succeeded = true } of transactions) {
      if (node.hidden.has(hash)) continue;
      if (to?.toLowerCase() === address && succeeded) balance += value;
      if (from.toLowerCase() !== address) continue;
      nonce += 1n;
      balance -= 21_000n + (succeeded ? value : 0n);
    }
  }
  return { balance, nonce };
}
