import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { checkDeliveries } from '../webhooks/checkDeliveries.ts';
import { checkTargets } from '../webhooks/checkTargets.ts';

const SIZE = { seed: 95, users: 10, addressesOfUser: 20, events: 10_000 };

/** Delivers events to real servers, of which some have faults, through a queue that repeats and loses tasks. */
export const webhooks: QualitySuite = {
  claim:
    'Each event reaches each webhook with one id, a valid signature and in the order of its address, while receivers fail, hang, redirect or restart, deliverers are killed, and the queue repeats and loses tasks. Hostile URLs are refused.',
  gaps: [
    'Time, the queue and the database are a simulation; `tests/functions/webhooks.test.ts` uses the Firestore emulator.',
  ],
  async work({ log }) {
    const tally = new Tally(log);
    const figures: string[] = [];
    await tally.part('hostile URLs', async () => {
      figures.push(await checkTargets(tally));
      return figures.at(-1);
    });
    await tally.part('deliveries', async () => {
      figures.push(await checkDeliveries(SIZE, tally));
      return figures.at(-1);
    });
    return { ...tally.counts, figures };
  },
};
