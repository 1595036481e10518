import type { QualitySuite } from '../QualitySuite.ts';
import { checkMutations } from '../calls/checkMutations.ts';
import { checkVectors } from '../calls/checkVectors.ts';
import { Tally } from '../production/Tally.ts';

/** Number of calls to mutate. */
const CALLS = 100_000;

/** Mutates calls and compares with an independent ABI library, and runs published vectors where available. */
export const calls: QualitySuite = {
  claim:
    'The decoder reads call data field by field as an independent ABI library does, or calls it unknown. It never throws, mislabels a call or refuses a valid one.',
  gaps: ["38 of the ERC-7730 registry's calls are not described, because bytes follow their arguments."],
  async work(run) {
    const tally = new Tally(run.log);
    await tally.part('mutated calls', () => Promise.resolve(checkMutations(tally, CALLS)));
    const { skipped, lacking } = await checkVectors(tally);
    return { ...tally.counts, skipped, lacking };
  },
};
