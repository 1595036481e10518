import type { SwapQuoteAnswer } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import { SwapQuoter } from '../../functions/src/services/swaps/SwapQuoter.ts';
import { callRpc } from '../../tools/chains/callRpc.ts';
import type { Lie, LyingNode } from '../figures/LyingNode.ts';
import { startLyingNodes } from '../figures/startLyingNodes.ts';
import type { Tally } from '../production/Tally.ts';
import type { QualityRun } from '../QualitySuite.ts';
import type { SwapChain } from './SwapChain.ts';

/** Selectors of the quoter (both functions), of pairs, and of pools. */
const SELECTORS = { quotes: ['0xc6a5026a', '0xcdca1753'], reserves: ['0x0902f1ac'], prices: ['0x3850c7bd'] };

/** Makes the first number of some answers larger, or every such answer a failure. */
function lieOf(selectors: readonly string[], kind: 'more' | 'fails'): Lie {
  return ({ callData, success, returnData }) => {
    if (!success || returnData === '0x' || !selectors.includes(callData.slice(0, 10))) return undefined;
    if (kind === 'fails') return { success: false, returnData: '0x' };
    const more = (BigInt(returnData.slice(0, 66)) * 11n) / 10n;
    return { success, returnData: `0x${more.toString(16).padStart(64, '0')}${returnData.slice(66)}` };
  };
}

/** Lets one node lie, lag, or stay silent, of three and of two. */
export async function checkNodes(chain: SwapChain, tally: Tally, run: QualityRun): Promise<string> {
  const nodes = await startLyingNodes(run, chain.url);
  const [liar] = nodes;
  const [, usdc, usdt] = chain.tokens;
  const question = {
    sell: null,
    buy: usdc?.contract ?? '',
    amount: (1_000n * (chain.tokens[0]?.unitsOfDollar ?? 0n)).toString(),
    slippageBps: 50,
  };
  const quote = async (count: number) =>
    new SwapQuoter(
      chain.network,
      chain.exchange,
      nodes.slice(0, count).map(({ url }) => url),
    ).quote(question);
  const truth = await quote(3);
  tally.expect(isRight(truth, truth, 3) && !differs(truth), 'three honest nodes do not agree');

  for (const [what, selectors] of Object.entries(SELECTORS)) {
    for (const kind of ['more', 'fails'] as const) {
      liar.lie = lieOf(selectors, kind);
      const ofThree = await quote(3);
      tally.expect(
        isRight(ofThree, truth, 2) && differs(ofThree),
        `three nodes, of which one lies: ${what}, ${kind}`,
      );
      const ofTwo = await quote(2);
      tally.expect(
        differs(ofTwo) && (ofTwo.status === 'none' || BigInt(ofTwo.amountOut) === amountOf(truth)),
        `two nodes, of which one lies, are believed: ${what}, ${kind}`,
      );
    }
  }
  liar.lie = undefined;

  liar.isSilent = true;
  const began = performance.now();
  const withoutOne = await quote(3);
  const ms = performance.now() - began;
  tally.expect(isRight(withoutOne, truth, 2), 'three nodes, of which one is silent');
  const alone = await quote(2);
  tally.expect(
    alone.status === 'quoted' && alone.agreement === 'unconfirmed' && alone.agreeing === 1,
    'one of two nodes alone is not marked',
  );
  liar.isSilent = false;

  await checkBehind(chain, tally, nodes, usdt?.contract ?? '');
  return `a silent node of three costs ${(ms / 1_000).toFixed(2)} s the first time`;
}

/** Checks a node without the last block, in which the prices have moved. */
async function checkBehind(
  chain: SwapChain,
  tally: Tally,
  nodes: readonly LyingNode[],
  token: string,
): Promise<void> {
  const [slow] = nodes;
  if (!slow) return;
  await callRpc(chain.url, 'anvil_mine', ['0x3']);
  const quote = async () =>
    new SwapQuoter(
      chain.network,
      chain.exchange,
      nodes.slice(0, 2).map(({ url }) => url),
    ).quote({ sell: null, buy: token, amount: (10n ** 18n).toString(), slippageBps: 50 });
  const before = await quote();
  // Coins are added to the only pair in question, which changes all prices of v2.
  await chain.addPair(token, 10n ** 9n, 10n ** 20n);
  slow.behind = 1;
  const after = await quote();
  slow.behind = 0;
  tally.expect(
    before.status === 'quoted' && after.status === 'quoted' && after.agreeing === 2,
    `two nodes, of which one is a block behind: ${JSON.stringify(after)}`,
  );
  tally.expect(
    after.status === 'quoted' && before.status === 'quoted' && after.block.number <= before.block.number + 1,
    'the block of two nodes that differ is not the one they have in common',
  );
}

function amountOf(answer: SwapQuoteAnswer): bigint {
  return answer.status === 'quoted' ? BigInt(answer.amountOut) : 0n;
}

function differs({ nodes }: SwapQuoteAnswer): boolean {
  return (nodes?.differing ?? 0) > 0;
}

function isRight(answer: SwapQuoteAnswer, truth: SwapQuoteAnswer, min: number): boolean {
  return (
    answer.status === 'quoted' &&
    answer.agreement === 'agreed' &&
    answer.agreeing >= min &&
    BigInt(answer.amountOut) === amountOf(truth)
  );
}
