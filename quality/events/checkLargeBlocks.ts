import type { Tally } from '../production/Tally.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import { EventChain } from './EventChain.ts';
import { runLargeScan } from './runLargeScan.ts';

const BLOCKS = 32;
const TRANSFERS = 2_000;
const NODES = 2;

/** Goals for a million watched addresses and 2,000 transfers a block (issue 30). */
const MAX_MIB = 512;
const MAX_CPU_MS = 1_000;

/** Scans blocks of 2,000 transfers with a million watched addresses; returns the figures, and the goals that it misses. */
export async function checkLargeBlocks(
  tally: Tally,
): Promise<{ readonly figure: string; readonly gaps: readonly string[] }> {
  const chain = new EventChain(seededRandom(7), { watched: TRANSFERS, noise: 0 });
  chain.mine(BLOCKS);
  const scan = await runLargeScan(chain, NODES);
  const booked = Array.from({ length: BLOCKS }, (_, index) =>
    chain.transactionsOf(chain.hashAt(index + 1) ?? ''),
  );
  const expected = booked.flat().length;
  tally.expect(scan.movements >= expected, `${scan.movements} movements of ${expected} transactions`);
  const [cpuMs, ms] = [scan.cpuMs / scan.blocks, scan.ms / scan.blocks];
  const figure = `1,000,000 watched addresses, ${TRANSFERS.toLocaleString('en')} transfers a block, two nodes: ${scan.peakMiB.toFixed(0)} MiB at most, ${cpuMs.toFixed(0)} ms of processor time and ${ms.toFixed(0)} ms a block, ${Math.round(scan.movements / scan.blocks).toLocaleString('en')} movements each`;
  const gaps = [
    ...(scan.peakMiB <= MAX_MIB
      ? []
      : [`Memory: ${scan.peakMiB.toFixed(0)} MiB. The goal of ${MAX_MIB} MiB is not met.`]),
    ...(cpuMs <= MAX_CPU_MS
      ? []
      : [`A large block: ${cpuMs.toFixed(0)} ms. The goal of ${MAX_CPU_MS} ms is not met.`]),
  ];
  return { figure, gaps };
}
