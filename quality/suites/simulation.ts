import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { CallSimulator } from '../../functions/src/services/simulation/CallSimulator.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import { checkCalls } from '../simulation/checkCalls.ts';
import { checkLiars } from '../simulation/checkLiars.ts';
import { makeCases } from '../simulation/makeCases.ts';
import { onCallChain } from '../simulation/onCallChain.ts';

const CALLS = 300;

const CLAIM =
  'A simulation predicts success, coin, tokens and approvals exactly as the chain then executes the call, by three methods and for contracts that try to deceive it. One lying node of three is outvoted, of two disputed.';

/** Simulates calls of all kinds in each of the three ways, makes them on a chain, and compares; then with nodes that lie (decision 48). */
export const simulation = onCallChain(CLAIM, async ({ chain, nodes, tally }) => {
  await chain.trustHostile();
  const [, tracing, calling] = nodes;
  tracing.without = ['eth_simulateV1'];
  calling.without = ['eth_simulateV1', 'debug_traceCall'];
  const names = ['eth_simulateV1', 'debug_traceCall', 'eth_call'];
  const { network } = chain;
  const tokenList = async () => tokenListOf(network.rpcName);
  const ways = nodes.map(({ url }, index) => ({
    name: names[index] ?? '',
    simulator: new CallSimulator(network, [url], { tokenList, maxAgeMs: Infinity }),
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
});
