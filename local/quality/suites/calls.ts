import type { QualitySuite } from '../QualitySuite.ts';
import { checkMutations } from '../calls/checkMutations.ts';
import { checkVectors } from '../calls/checkVectors.ts';
import { Tally } from '../production/Tally.ts';

/** How many calls are made and spoiled. */
const CALLS = 100_000;

/** Spoils calls and asks an independent ABI library what they are, and runs published vectors where they are at hand. */
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
