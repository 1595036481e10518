import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { freePort } from '../../tools/testing/freePort.ts';
import type { LyingNode } from '../figures/LyingNode.ts';
import { startLyingNodes } from '../figures/startLyingNodes.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';
import { CallChain } from './CallChain.ts';

/** Environment of simulated calls: a chain with contracts of each standard, and three nodes before it. */
interface CallFixture {
  readonly chain: CallChain;
  readonly nodes: readonly [LyingNode, LyingNode, LyingNode];
  readonly tally: Tally;
}

/** Creates a suite on a local chain of Ethereum behind three nodes, and counts the results of its work. */
export function onCallChain(claim: string, work: (fixture: CallFixture) => Promise<void>): QualitySuite {
  return {
    claim,
    async work(run) {
      const tally = new Tally(run.log);
      const chain = await CallChain.start(run, networkByRpcName('mainnet'), await freePort());
      await work({ chain, nodes: await startLyingNodes(run, chain.url), tally });
      return tally.counts;
    },
  };
}
