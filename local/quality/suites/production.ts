import { checkTokens } from '../production/checkTokens.ts';
import { StandIn } from '../production/StandIn.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/**
 * Runs the product as it is deployed: the uploaded folder in the functions framework behind Hosting's and the functions' front
 * ends, outside of every emulator's debug mode, with ID tokens that are verified.
 */
export const production: QualitySuite = {
  async work(run) {
    const standIn = await StandIn.start(run);
    const tally = new Tally(run.log);
    await tally.part('refused tokens', () => checkTokens(standIn, tally));
    const { passed, failures } = tally;
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};
