import { apiRoutes } from '../../functions/src/api/apiRoutes.ts';
import type { LyingNode } from '../figures/LyingNode.ts';
import { startLyingNode } from '../figures/startLyingNodes.ts';
import { ASKS_NO_NODE, askedCallables, SAME_AS } from '../lyingNodes/askedCallables.ts';
import { callableCases } from '../lyingNodes/callableCases.ts';
import { checkBroadcasts } from '../lyingNodes/checkBroadcasts.ts';
import { checkCase } from '../lyingNodes/checkCase.ts';
import type { LyingCase } from '../lyingNodes/LyingCase.ts';
import { startLyingWorld } from '../lyingNodes/LyingWorld.ts';
import { restCases } from '../lyingNodes/restCases.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const NODES = 5;

/** Endpoints that ask no node, and the one that gives nodes something. */
const WITHOUT_QUESTIONS = ['GET /events', 'GET /networks', 'GET /health', 'POST /transaction'];

/**
 * Calls every REST endpoint and every callable, each part of `refreshWallet` separately, with one liar of
 * two, three and five nodes, which changes each member of each node response: every answer is right, or
 * states that the value is unknown (decision 60).
 */
export const lyingNodes: QualitySuite = {
  claim:
    'With one lying node of two, three or five, every REST endpoint, callable and part of `refreshWallet` answers correctly or says that it does not know.',
  async work(run) {
    const tally = new Tally(run.log);
    const world = await startLyingWorld(run);
    const nodes: LyingNode[] = [];
    for (let index = 0; index < NODES; index += 1) nodes.push(await startLyingNode(run, world.chain.url));
    const rest = restCases(world);
    const calls = callableCases(world);
    const isCase = (wanted: string, cases: readonly LyingCase[]) =>
      cases.some(({ name }) => name === wanted || name.startsWith(`${wanted},`));
    for (const { operation } of apiRoutes) {
      const route = `${operation.method.toUpperCase()} ${operation.path}`;
      tally.expect(
        WITHOUT_QUESTIONS.includes(route) || isCase(route, rest),
        `${route}: no lying node covers it`,
      );
    }
    for (const name of await askedCallables()) {
      const isCovered = name in ASKS_NO_NODE || isCase(SAME_AS[name] ?? name, calls);
      tally.expect(isCovered, `${name}: no lying node covers it`);
    }
    for (const one of [...rest, ...calls]) {
      await tally.part(one.name, async () => {
        const { right, unknown } = await checkCase(one, nodes, tally);
        return `${right} as honest nodes say, ${unknown} not known or in part`;
      });
    }
    await tally.part('POST /transaction', async () => checkBroadcasts(world, nodes, tally));
    return tally.counts;
  },
};
