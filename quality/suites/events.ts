import { checkFullBlocks } from '../events/checkFullBlocks.ts';
import { checkLargeBlocks } from '../events/checkLargeBlocks.ts';
import { checkSimulation } from '../events/checkSimulation.ts';
import { checkWatched } from '../events/checkWatched.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const SIZE = { seed: 30, blocks: 10_000, reorgs: 200, kills: 100, overlaps: 20, stops: 10 };

/**
 * Scans 10,000 blocks in memory with random movements of 5,000 watched among a million addresses, through three nodes that
 * lie, lag and fail, with reorgs, kills, and a queue that mixes and repeats events: every record equals a replay.
 */
export const events: QualitySuite = {
  claim:
    'The scanner of a network finds each movement of watched addresses once, with its exact content, while one node of three lies, others lag or fail, reorgs replace blocks, and the scanner is killed or runs twice.',
  gaps: [
    'The chain and its nodes are a simulation; coin that contracts pass on is not scanned.',
    'Records, marks and webhooks are checked by `incoming` and `webhooks`.',
  ],
  async work({ log }) {
    const tally = new Tally(log);
    const figures: string[] = [];
    const gaps: string[] = [];
    await tally.part('watched addresses', () => {
      figures.push(checkWatched(tally));
      return Promise.resolve(figures.at(-1));
    });
    await tally.part('large blocks', async () => {
      const large = await checkLargeBlocks(tally);
      figures.push(large.figure);
      gaps.push(...large.gaps);
      return large.figure;
    });
    await tally.part('full blocks', async () => {
      const full = await checkFullBlocks(tally);
      figures.push(full.figure);
      gaps.push(...full.gaps);
      return full.figure;
    });
    await tally.part('simulation', async () => {
      const { figure, counts } = await checkSimulation(SIZE, tally, log);
      for (const name of ['reorgs', 'kills', 'overlaps', 'stops'] as const)
        tally.expect(counts[name] >= SIZE[name], `${counts[name]} of ${SIZE[name]} ${name} happened`);
      tally.expect(counts.moved > 0, 'no commit of a scanner was refused after that of another one');
      tally.expect(counts.rewound > 0 && counts.waiting > 0, 'no step rewound or waited');
      figures.push(...figure.split('; '));
      return figure;
    });
    return { ...tally.counts, figures, gaps };
  },
};
