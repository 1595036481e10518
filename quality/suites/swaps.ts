import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { addCounts } from '../../tools/checks/addCounts.ts';
import { runTests } from '../../tools/checks/runTests.ts';
import { Tally } from '../production/Tally.ts';
import type { QualityRun, QualitySuite } from '../QualitySuite.ts';
import { checkFees } from '../swaps/checkFees.ts';
import { checkNodes } from '../swaps/checkNodes.ts';
import { checkRoutes } from '../swaps/checkRoutes.ts';
import { checkSandwiched } from '../swaps/checkSandwiched.ts';
import { checkSigned } from '../swaps/checkSigned.ts';
import { checkSwaps } from '../swaps/checkSwaps.ts';
import { SwapChain } from '../swaps/SwapChain.ts';

/** Random amounts of each network. */
const AMOUNTS = 200;

/** Swaps on each network that are signed, and those of which the price is moved before their block. */
const SIGNED = 90;
const SANDWICHED = 10;
const PORT = 18_657;

/**
 * Swaps on local chains: the best route, the proceeds of a swap, lying nodes, and swaps through the screen
 * (decision 47). The latter use the stack's chains, the others two of their own.
 */
export const swaps: QualitySuite = {
  claim:
    'The quoted route is the best of all pools. A swap delivers what was quoted, at least the minimum received, and uses up its approval. A swap in a sandwich fails instead of paying less. Lying nodes are outvoted.',
  needs: 'stack',
  async work(run) {
    const tally = new Tally(run.log);
    for (const [index, id] of (['ethereum', 'polygon'] as const).entries()) {
      await checkNetwork(run, tally, await SwapChain.start(run, networkById(id), PORT + index));
    }
    await ensureChromium(run.family, run.log);
    const screen = await runTests(run, {
      name: 'swaps',
      command: 'playwright',
      args: ['test', '--project=swaps'],
      reporter: 'playwright',
    });
    return addCounts([tally.counts, screen]);
  },
};

async function checkNetwork(run: QualityRun, tally: Tally, chain: SwapChain): Promise<void> {
  const { name } = chain.network;
  await tally.part(`${name}: the best route`, async () => checkRoutes(chain, tally, AMOUNTS));
  await tally.part(`${name}: what a swap brings`, async () => checkSwaps(chain, tally));
  await tally.part(`${name}: swaps that are signed`, async () => checkSigned(chain, tally, SIGNED));
  await tally.part(`${name}: swaps in a sandwich`, async () => checkSandwiched(chain, tally, SANDWICHED));
  await tally.part(`${name}: tokens that take a fee`, async () => checkFees(chain, tally));
  await tally.part(`${name}: nodes that lie`, async () => checkNodes(chain, tally, run));
}
