import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { PoolsReader } from '../../functions/src/services/pools/PoolsReader.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import { startLyingNodes } from '../figures/startLyingNodes.ts';
import { checkFigures } from '../pools/checkFigures.ts';
import { checkHostile } from '../pools/checkHostile.ts';
import { checkLiars } from '../pools/checkLiars.ts';
import { checkYields } from '../pools/checkYields.ts';
import { leaveAll } from '../pools/leaveAll.ts';
import { PoolChain } from '../pools/PoolChain.ts';
import { runSequence } from '../pools/runSequence.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const SEQUENCES = 100;
const ACCOUNTS = 5;

/** Days that go by before anything happens, a block each quarter of a day, so that there is something to measure yields by. */
const DAYS_BEFORE = 40;
const QUARTER_OF_DAY = 21_600;

/**
 * Deposits into three vaults and withdraws again, at random, and compares the functions' totals, positions
 * and rewards with books kept from logs and time only (decisions 52 and 55).
 */
export const pools: QualitySuite = {
  claim:
    'Deposits, withdrawals and redemptions never fail, and totals, share prices, rewards and limits match independent books to the smallest unit. One lying node of three changes nothing, and of two is never believed.',
  async work(run) {
    const tally = new Tally(run.log);
    const network = networkById('ethereum');
    const chain = await PoolChain.start(run, network, ACCOUNTS);
    const nodes = await startLyingNodes(run, chain.url);
    const urls = nodes.map(({ url }) => url);
    let now = Date.now();
    const newReader = (of: readonly string[], vaults: readonly PoolDescription[] = chain.vaults) =>
      new PoolsReader(network, of, {
        tokenList: async () => tokenListOf(network.rpcName),
        vaults,
        now: () => now,
      });
    const reader = newReader(urls);
    const ask = async (through = reader, addresses: string[] = [...chain.accounts]) => {
      now = Number(await chain.timeOf('latest')) * 1_000;
      return through.read({ addresses });
    };

    await tally.part(`yields of ${DAYS_BEFORE} days`, async () => {
      for (let part = 0; part < DAYS_BEFORE * 4; part += 1) await chain.wait(QUARTER_OF_DAY);
      checkYields(await ask(), chain.vaults, DAYS_BEFORE, tally);
      return undefined;
    });
    await tally.part(`${SEQUENCES} sequences on ${chain.vaults.length} vaults`, async () => {
      const random = seededRandom(52);
      const counts = { deposit: 0, wait: 0, withdraw: 0, redeem: 0 };
      for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
        const account = chain.accounts[sequence % chain.accounts.length] ?? '';
        await runSequence(chain, account, random, tally, counts);
        await checkFigures(chain, await ask(), tally);
      }
      await checkFigures(chain, await ask(newReader(urls)), tally);
      return Object.entries(counts)
        .map(([kind, count]) => `${kind} × ${count}`)
        .join(', ');
    });
    await tally.part('nodes that lie', async () => {
      await checkLiars(chain, nodes, async (some) => ask(newReader(some)), tally);
      return undefined;
    });
    await tally.part('all of it taken out', async () => leaveAll(chain, ask, tally));
    await tally.part('vaults that mean no good', async () => {
      await checkHostile(
        chain,
        async (vault, addresses) => (await ask(newReader(urls, [vault]), [...addresses])).vaults[0],
        tally,
      );
      return undefined;
    });
    return tally.counts;
  },
};
