import { networks } from '@everything-wallet/core/networks/networks';
import { LineTimer } from '../../errors/LineTimer.ts';
import { writeLog } from '../../errors/writeLog.ts';

/**
 * Maximum age of a node's newest block in seconds; an older one is lagging. Several times any network's block
 * time.
 */
const MAX_HEAD_LAG_SECONDS = 300;

/** Events counted per node: requests sent and their outcomes. */
export type NodeEvent = 'asked' | 'answered' | 'rateLimited' | 'late' | 'failed' | 'disagreeing';

type Counts = Record<NodeEvent, number> & { headLagSeconds?: number };

/**
 * Counts an instance's requests to nodes and writes one log line a minute while there are any.
 *
 * A node is named by its host alone: paths of addresses may hold keys.
 */
export class NodeCounts {
  readonly #now: () => number;
  readonly #write: typeof writeLog;
  readonly #nodes = new Map<number, Map<string, Counts>>();
  readonly #timer = new LineTimer(() => this.write());

  constructor({ now = Date.now, write = writeLog }: { now?: () => number; write?: typeof writeLog } = {}) {
    this.#now = now;
    this.#write = write;
  }

  count(chainId: number, url: string, event: NodeEvent): void {
    this.#of(chainId, url)[event] += 1;
  }

  /** @param timestamp of the node's newest block, in seconds since 1970 */
  countHead(chainId: number, url: string, timestamp: bigint): void {
    const counts = this.#of(chainId, url);
    const lag = Math.max(0, Math.round(this.#now() / 1_000) - Number(timestamp));
    counts.headLagSeconds = Math.min(lag, counts.headLagSeconds ?? Infinity);
  }

  /** Writes the line and resets the counts; does nothing without a request. */
  write(): void {
    this.#timer.end();
    const entries = [...this.#nodes].map(
      ([chainId, nodes]) => [nameOf(chainId), Object.fromEntries(nodes)] as const,
    );
    this.#nodes.clear();
    if (entries.length === 0) return;
    const naming = (isSo: (counts: Counts) => boolean) =>
      entries.flatMap(([network, nodes]) =>
        Object.entries(nodes).flatMap(([node, counts]) => (isSo(counts) ? [`${network} ${node}`] : [])),
      );
    const line = {
      down: entries.flatMap(([network, nodes]) =>
        Object.values(nodes).some(({ answered }) => answered > 0) ? [] : [network],
      ),
      silent: naming(({ answered }) => answered === 0),
      rateLimited: naming(({ rateLimited }) => rateLimited > 0),
      disagreeing: naming(({ disagreeing }) => disagreeing > 0),
      behind: naming(({ headLagSeconds = 0 }) => headLagSeconds > MAX_HEAD_LAG_SECONDS),
    };
    const isFine = Object.values(line).every((names) => names.length === 0);
    this.#write(isFine ? 'info' : 'warn', 'Nodes', { ...line, networks: Object.fromEntries(entries) });
  }

  #of(chainId: number, url: string): Counts {
    this.#timer.start();
    const nodes = this.#nodes.get(chainId) ?? new Map<string, Counts>();
    this.#nodes.set(chainId, nodes);
    const host = hostOf(url);
    const counts = nodes.get(host) ?? {
      ...{ asked: 0, answered: 0, rateLimited: 0, late: 0, failed: 0, disagreeing: 0 },
    };
    nodes.set(host, counts);
    return counts;
  }
}

function nameOf(chainId: number): string {
  return networks.find((network) => network.chainId === chainId)?.rpcName ?? String(chainId);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'malformed';
}
