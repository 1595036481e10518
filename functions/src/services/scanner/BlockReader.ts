import { toQuantity } from '../abi/toQuantity.ts';
import { answerKey } from '../chain/answerKey.ts';
import { EndpointError } from '../chain/EndpointError.ts';
import type { QuorumClient } from '../chain/QuorumClient.ts';
import { askBlock } from './askBlock.ts';
import { headerSchema } from './blockSchemas.ts';
import { ResponseBudget } from './ResponseBudget.ts';
import type { BlockHeader, ScannedBlock } from './ScannedBlock.ts';
import type { WatchList } from './WatchList.ts';

/** The newest block that a quorum of nodes has reached. */
export interface QuorumHead {
  readonly number: number;
  /** Seconds since 1970, by one of these nodes. */
  readonly at: number;
  /** Absent where the nodes do not agree on one. */
  readonly hash?: string;
}

/** Reads the blocks of one network: what a quorum of nodes does not report equally is not read. */
export class BlockReader {
  readonly #nodes: QuorumClient;
  readonly #budget: ResponseBudget;

  /**
   * @param nodes with time for a long response of each node in turn: at least four times `perUrlMs` in total
   * @param budget of all readers of a process
   */
  constructor(nodes: QuorumClient, budget = new ResponseBudget()) {
    this.#nodes = nodes;
    this.#budget = budget;
  }

  /**
   * Returns the newest block that a quorum has reached. One node cannot raise it, nor lower it when more than a quorum
   * answers.
   *
   * @returns undefined if too few nodes answer
   */
  async readHead(): Promise<QuorumHead | undefined> {
    const heads = await this.#nodes.ask(async (ask) =>
      ask('eth_getBlockByNumber', ['latest', false], headerSchema.unwrap()),
    );
    const reached = heads.given.toSorted((one, other) => other.number - one.number)[this.#nodes.needed - 1];
    if (!reached) return undefined;
    const { number, timestamp: at } = reached;
    const hash = heads.agreed((head) => (head.number === number ? head.hash : undefined));
    return { number, at, ...(hash !== undefined && { hash }) };
  }

  /** Reads the header of a block; undefined unless a quorum of nodes reports the same one. */
  async readHeader(number: number): Promise<BlockHeader | undefined> {
    const responses = await this.#nodes.ask(
      async (ask): Promise<BlockHeader | undefined> => {
        const header = await ask('eth_getBlockByNumber', [toQuantity(number), false], headerSchema);
        if (header === null) return undefined;
        if (header.number !== number) throw new EndpointError('unknown', 'another block');
        const { hash, parentHash, timestamp: at } = header;
        return { number, hash, parentHash, at };
      },
      { enough: answerKey },
    );
    return responses.agreedObject((header) => header);
  }

  /**
   * Reads a block, as far as it names watched addresses; undefined unless a quorum of nodes reports the same hash, parent
   * and time, and the same of these contents.
   */
  async read(number: number, watched: WatchList): Promise<ScannedBlock | undefined> {
    const responses = await this.#nodes.ask(
      async (ask, batchQuery) => askBlock({ ask, batchQuery, budget: this.#budget }, number, watched),
      { enough: answerKey },
    );
    const block = responses.agreedObject((one) => one);
    if (block) this.#countOthers(responses.all, answerKey(block));
    return block;
  }

  #countOthers(all: readonly (ScannedBlock | undefined)[], accepted: string): void {
    const others = all.flatMap((block, node) => (block && answerKey(block) !== accepted ? [node] : []));
    this.#nodes.countDisagreeing(others);
  }
}
