import { seededRandom } from '../figures/seededRandom.ts';
import type { NodeRelay } from '../production/NodeRelay.ts';

/** Milliseconds within which a node answers. */
const DELAY_MS = { least: 100, most: 500 };

/** The share of questions that a node refuses at any time. */
const REFUSED = 0.03;

/** Of each minute, so many milliseconds in which one node of a network refuses everything. */
const BUSY = { everyMs: 60_000, forMs: 10_000 };

const SEED = 7;

/**
 * Makes nodes what public ones are: slow, and busy at times. Each answers after 100 to 500 ms, and refuses (429) three questions of a
 * hundred, and the second of each network everything for ten seconds of each minute, one network after the other.
 *
 * @param nodes the two of each network
 */
export function roughNodes(nodes: Readonly<Record<string, readonly [NodeRelay, NodeRelay]>>): void {
  const random = seededRandom(SEED);
  for (const [index, [first, second]] of Object.values(nodes).entries()) {
    for (const node of [first, second]) {
      node.delayMs = () => DELAY_MS.least + random() * (DELAY_MS.most - DELAY_MS.least);
      node.isBusy = () => random() < REFUSED;
    }
    const refuses = second.isBusy;
    second.isBusy = () => {
      const inMinute = (performance.now() + BUSY.forMs * index) % BUSY.everyMs;
      return inMinute < BUSY.forMs || refuses();
    };
  }
}
