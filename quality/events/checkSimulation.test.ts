import { expect, test } from 'vitest';
import { Tally } from '../production/Tally.ts';
import { checkSimulation } from './checkSimulation.ts';

/* A short run of the suite `events`, so that every change of the scanner is checked. */

const TIMEOUT_MS = 120_000;

test(
  'records equal a replay through reorgs, kills and a second scanner',
  { timeout: TIMEOUT_MS },
  async () => {
    const tally = new Tally(() => undefined);
    await checkSimulation(
      { seed: 3, blocks: 60, reorgs: 6, kills: 6, overlaps: 1, stops: 2 },
      tally,
      () => undefined,
    );
    expect(tally.failures).toEqual([]);
  },
);
