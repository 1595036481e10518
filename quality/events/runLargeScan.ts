import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { seededRandom } from '../figures/seededRandom.ts';
import type { BlockLie } from './blockLies.ts';
import type { EventChain } from './EventChain.ts';
import { EventNode } from './EventNode.ts';
import type { LargeScan } from './scanLargeBlocks.ts';

/** Differences from an ordinary scan. */
interface ScanOptions {
  /** Maximum heap of the process. */
  readonly heapMiB?: number;
  /** Makes what all nodes report in place of the chain's contents. */
  readonly seen?: BlockLie;
}

/** Scans all blocks of a chain from so many nodes, in a process of its own, and returns its figures. */
export async function runLargeScan(
  chain: EventChain,
  count: number,
  { heapMiB, seen }: ScanOptions = {},
): Promise<LargeScan> {
  // Made before, so that the nodes' work is not measured.
  for (let number = 0; number <= chain.head; number += 1) chain.answersOf(chain.hashAt(number) ?? '');
  const nodes: EventNode[] = [];
  for (let index = 0; index < count; index += 1) {
    const node = await EventNode.start(chain, { chainId: 80_002, random: seededRandom(index) });
    node.lie = seen;
    nodes.push(node);
  }
  try {
    const script = join(import.meta.dirname, 'scanLargeBlocks.ts');
    const child = fork(script, [String(chain.head), ...nodes.map(({ url }) => url)], {
      execArgv: heapMiB === undefined ? [] : [`--max-old-space-size=${heapMiB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [scan] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the scan ended with ${String(code)}`);
      }),
    ])) as [LargeScan];
    return scan;
  } finally {
    for (const node of nodes) await node.end();
  }
}
