import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';
import { logFilter } from '../chain/logFilter.ts';
import { RpcError } from '../chain/RpcError.ts';
import { toQuantity } from '../abi/toQuantity.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import { ORDER_FULFILLED, saleIn } from './saleIn.ts';
import { eventSchema, quantitySchema } from '../chain/rpcSchemas.ts';

/** In milliseconds. */
const limits = { perUrlMs: 4_000, totalMs: 10_000, stragglersMs: 700 };

/**
 * Maximum blocks of a chain whose sales of all time are added up: nodes refuse longer ranges to every caller.
 */
const MAX_BLOCKS = 1_000_000n;

/** Seconds covered by `volume24h`. */
const DAY = 86_400;

/** Milliseconds for which a result is reused. */
const CACHED_MS = 60_000;

/** Maximum headers requested to find the block of a day ago, and the required precision in seconds. */
const MAX_STEPS = 12;
const NEAR = 300;

/** Maximum logs read per response: with more, the volume is unknown. */
const MAX_LOGS = 20_000;

const blockSchema = z.object({ number: quantitySchema, timestamp: quantitySchema });
const logsSchema = z
  .array(eventSchema.extend({ data: z.string(), blockNumber: quantitySchema }))
  .max(MAX_LOGS);

type Block = z.output<typeof blockSchema>;
type Sums = ReadonlyMap<string, bigint>;

/** One node's result; undefined if it refuses so many logs. */
interface NodeAnswer {
  readonly day: Sums | undefined;
  readonly total: Sums | undefined;
}

/** Volume of a collection's sales, in the coin's smallest unit; null if unknown. */
export interface Volumes {
  readonly day: (contract: string) => bigint | null;
  readonly total: (contract: string) => bigint | null;
}

/**
 * Adds up payments in Seaport's logs, on which nodes agree, of the last day and of all time, cached for a
 * minute.
 */
export class SalesVolumes {
  readonly #network: Network;
  readonly #nodes: QuorumClient;
  #known: { readonly until: number; readonly volumes: Promise<Volumes> } | undefined;

  /**
   * @param urls of the network's nodes; they are queried separately, since a node that is slow for logs is
   * not slow otherwise
   */
  constructor(network: Network, urls: readonly string[]) {
    this.#network = network;
    this.#nodes = QuorumClient.of(network, urls, limits, { rule: 'twoOfThree', isSecondAwaited: false });
  }

  read(): Promise<Volumes> {
    if (this.#known && performance.now() < this.#known.until) return this.#known.volumes;
    const volumes = this.#ask();
    this.#known = { until: performance.now() + CACHED_MS, volumes };
    return volumes;
  }

  async #ask(): Promise<Volumes> {
    const answers = await this.#nodes.ask((ask) => this.#answer(ask));
    const sumOf = (part: keyof NodeAnswer) => (contract: string) =>
      answers.agreed(({ [part]: sums }) => (sums === undefined ? undefined : (sums.get(contract) ?? 0n))) ??
      null;
    return { day: sumOf('day'), total: sumOf('total') };
  }

  async #answer(ask: Ask): Promise<NodeAnswer> {
    const latest = await ask('eth_getBlockByNumber', ['latest', false], blockSchema);
    const start = await firstOfDay(ask, latest);
    const all = latest.number > MAX_BLOCKS ? undefined : await this.#logs(ask, 0n, latest.number);
    const lately = all ?? (await this.#logs(ask, start, latest.number));
    return {
      total: all && this.#sum(all),
      day: lately && this.#sum(lately.filter(({ blockNumber }) => blockNumber >= start)),
    };
  }

  async #logs(ask: Ask, from: bigint, to: bigint): Promise<z.output<typeof logsSchema> | undefined> {
    const filter = logFilter({ from, to }, { address: SEAPORT_ADDRESS, topics: [ORDER_FULFILLED] });
    try {
      return await ask('eth_getLogs', [filter], logsSchema);
    } catch (error) {
      // The node refuses so many blocks, or logs.
      if (error instanceof RpcError) return undefined;
      throw error;
    }
  }

  #sum(logs: z.output<typeof logsSchema>): Sums {
    const sums = new Map<string, bigint>();
    for (const log of logs) {
      const sale = saleIn(log, this.#network.wrappedCoin);
      if (sale) sums.set(sale.contract, (sums.get(sale.contract) ?? 0n) + sale.paid);
    }
    return sums;
  }
}

/** The first block of the last day, or one that is near to it, found between two whose times are known. */
async function firstOfDay(ask: Ask, latest: Block): Promise<bigint> {
  const wanted = BigInt(Math.floor(Date.now() / 1_000) - DAY);
  let [low, high] = [await ask('eth_getBlockByNumber', ['0x0', false], blockSchema), latest];
  if (low.timestamp >= wanted) return 0n;
  if (high.timestamp < wanted) return high.number + 1n;
  for (let step = 0; step < MAX_STEPS && high.number - low.number > 1n; step += 1) {
    const middle = await ask(
      'eth_getBlockByNumber',
      [toQuantity(between(low, high, wanted, step)), false],
      blockSchema,
    );
    if (middle.timestamp >= wanted) high = middle;
    else low = middle;
    if (high.timestamp - wanted <= NEAR) break;
  }
  return high.number;
}

/** Interpolates a block, alternately linearly and by halving, since block times are uneven. */
function between(low: Block, high: Block, wanted: bigint, step: number): bigint {
  const [blocks, seconds] = [high.number - low.number, high.timestamp - low.timestamp];
  const even = seconds === 0n ? 0n : ((wanted - low.timestamp) * blocks) / seconds;
  const ahead = step % 2 === 0 ? even : blocks / 2n;
  const inside = ahead < 1n ? 1n : ahead >= blocks ? blocks - 1n : ahead;
  return low.number + inside;
}
