import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { tokenListOf } from '../../../functions/src/services/holdings/tokenListOf.ts';
import { CallSimulator } from '../../../functions/src/services/simulation/CallSimulator.ts';
import { freePort } from '../../testing/freePort.ts';
import { LyingNode } from '../figures/LyingNode.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { CallChain } from '../simulation/CallChain.ts';
import { checkCalls } from '../simulation/checkCalls.ts';
import { checkLiars } from '../simulation/checkLiars.ts';
import { makeCases } from '../simulation/makeCases.ts';

const CALLS = 300;

/** Simulates calls of all kinds in each of the three ways, makes them on a chain, and compares; then with nodes that lie (decision 48). */
export const simulation: QualitySuite = {
  async work(run) {
    const tally = new Tally(run.log);
    const network = networkByRpcName('mainnet');
    const chain = await CallChain.start(run, network, await freePort());
    await chain.trustHostile();
    const nodes = [
      await LyingNode.start(chain.url),
      await LyingNode.start(chain.url),
      await LyingNode.start(chain.url),
    ] as const;
    run.beforeEnd(() => {
      for (const node of nodes) node.end();
    });
    const [, tracing, calling] = nodes;
    tracing.without = ['eth_simulateV1'];
    calling.without = ['eth_simulateV1', 'debug_traceCall'];
    const names = ['eth_simulateV1', 'debug_traceCall', 'eth_call'];
    const tokenList = async () => tokenListOf(network.rpcName);
    const ways = nodes.map(({ url }, index) => ({
      name: names[index] ?? '',
      simulator: new CallSimulator(network, [url], { tokenList, mostAgeMs: Infinity }),
      isWhole: index < 2,
    }));
    const cases = makeCases(chain, seededRandom(48), CALLS);
    await tally.part(`${CALLS} calls in three ways`, async () => {
      const { unknown, failing, unverified } = await checkCalls(chain, cases, ways, tally);
      return `${unknown} of ${CALLS * ways.length} could not be simulated, ${unverified} have a figure that is marked; ${failing} of ${CALLS} fail`;
    });
    for (const node of nodes) node.without = [];
    await tally.part('nodes that lie', async () => {
      await checkLiars(chain, nodes, tally);
      return undefined;
    });
    const { passed, failures } = tally;
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};
