import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import {
  checkBehind,
  checkDeadNode,
  checkLies,
  checkMany,
  checkWithoutMulticall,
  type FigureFixture,
} from '../figures/checkFigures.ts';
import { checkProofs } from '../figures/checkProofs.ts';
import { addressOf, FigureChain } from '../figures/FigureChain.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import { startLyingNodes } from '../figures/startLyingNodes.ts';
import { Tally } from '../production/Tally.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const ACCOUNTS = 30;
const TOKENS = 100;
const PORT = 18_655;

/** Reads what accounts hold and proves balances on a real chain behind three nodes that lie, are dead or behind (decision 41). */
export const figures: QualitySuite = {
  claim:
    'Balances, tokens, symbols and blocks match the chain behind lying, dead or lagging nodes: one liar of three is outvoted and flagged, one of two never believed. Forged balance proofs are refused.',
  async work(run) {
    const tally = new Tally(run.log);
    const fixture = await prepare(run);
    await tally.part('30 accounts with 100 tokens', async () => checkMany(fixture, tally));
    await tally.part('one node that lies', async () => checkLies(fixture, tally));
    await tally.part('the first node dead', async () => checkDeadNode(fixture, tally));
    await tally.part('a node two blocks behind', async () => checkBehind(fixture, tally));
    await tally.part('proofs', async () => checkProofs(fixture, tally));
    await tally.part('without Multicall3', async () => checkWithoutMulticall(fixture, tally));
    return tally.counts;
  },
};

async function prepare(run: Parameters<QualitySuite['work']>[0]): Promise<FigureFixture> {
  const chain = await FigureChain.start(run, networkByRpcName('mainnet'), PORT);
  const random = seededRandom(7);
  const accounts = Array.from({ length: ACCOUNTS }, (_, index) => addressOf(index));
  const tokens = Array.from({ length: TOKENS }, (_, index) => addressOf(10_000 + index));
  for (const account of accounts) await chain.setCoin(account, BigInt(Math.floor(random() * 2 ** 52)));
  for (const [index, token] of tokens.entries()) {
    await chain.putToken(token, `T${index}`);
    for (const account of accounts) {
      if (random() < 0.3) await chain.setUnits(token, account, BigInt(Math.floor(random() * 2 ** 52)));
    }
  }
  // Long enough for a node to name a block far below.
  await chain.mine(200);
  const nodes = await startLyingNodes(run, chain.url);
  return { chain, nodes, accounts, tokens };
}
