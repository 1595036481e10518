import { callRpc } from '../../tools/chains/callRpc.ts';
import type { Tally } from '../production/Tally.ts';
import { equipSwapper } from './equipSwapper.ts';
import { planSwap, type PlannedSwap } from './planSwap.ts';
import { Sandwich, type FrontRun } from './Sandwich.ts';
import type { SwapChain } from './SwapChain.ts';
import type { Swapper } from './Swapper.ts';

/**
 * A tenth of a percent. The narrowest pool holds prices of 0.2 % to either side of its own: with a bound beyond that a swap would fail
 * because the pool is empty, and its bound would never be what holds.
 */
const SLIPPAGE_BPS = 10;

/**
 * Maximum distance, as a fraction of the minimum, between a bearable and an excessive price change: a looser
 * limit is detected.
 */
const NEARNESS = 1_000_000n;

/**
 * Moves the price between signature and block, as a sandwich does: until exactly the minimum is still
 * received, then the swap succeeds; and by one unit more, then it fails, and costs only its fee.
 */
export async function checkSandwiched(chain: SwapChain, tally: Tally, count: number): Promise<string> {
  const swapper = await equipSwapper(chain);
  let refused = 0;
  for (let index = 0; index < count; index += 1) {
    const planned = await planSwap(chain, swapper, tally, { index, slippageBps: SLIPPAGE_BPS });
    if (!planned) continue;
    const { what, sell, amount, router, least, quote } = planned;
    const before = await callRpc(chain.url, 'evm_snapshot');
    if (sell !== null) await swapper.approve(sell, router, amount);
    const exactly = BigInt(quote.amountOut) * BigInt(10_000 - SLIPPAGE_BPS);
    tally.expect(least * 10_000n >= exactly, `${what}: at least ${least} of ${quote.amountOut}`);
    const sandwich = new Sandwich(chain, planned);
    const { borne, tooMuch } = await sandwich.findEdge();
    const isEdge = borne.proceeds >= least && tooMuch.proceeds < least;
    tally.expect(
      isEdge && (borne.proceeds - tooMuch.proceeds) * NEARNESS <= least,
      `${what}: ${borne.proceeds} and ${tooMuch.proceeds} are not beside ${least}`,
    );
    for (const [frontRun, check] of [
      [borne, checkBorne],
      [tooMuch, checkRefused],
    ] as const) {
      const snapshot = await callRpc(chain.url, 'evm_snapshot');
      await sandwich.moveThePrice(frontRun);
      const proceeds = await sandwich.currentProceeds();
      tally.expect(
        proceeds === frontRun.proceeds,
        `${what}: ${proceeds} would come, not ${frontRun.proceeds}`,
      );
      if ((await check(tally, swapper, planned, frontRun)) === 'refused') refused += 1;
      await callRpc(chain.url, 'evm_revert', [snapshot]);
    }
    await callRpc(chain.url, 'evm_revert', [before]);
  }
  return `${refused} of ${count} failed on the chain where less than a millionth was missing, and their fee was all that was lost`;
}

/** Checks that the swap succeeds with its possible proceeds. */
async function checkBorne(
  tally: Tally,
  swapper: Swapper,
  { what, buy, transaction }: PlannedSwap,
  { proceeds }: FrontRun,
): Promise<undefined> {
  const before = await swapper.balanceOf(buy);
  const { receipt, fee } = await swapper.sign(transaction);
  const received = (await swapper.balanceOf(buy)) - before + (buy === null ? fee : 0n);
  tally.expect(receipt.succeeded, `${what}, sandwiched as far as it bears: failed`);
  tally.expect(
    received === proceeds,
    `${what}, sandwiched as far as it bears: ${received} came, not ${proceeds}`,
  );
}

/** The swap fails, and nothing else has changed. */
async function checkRefused(
  tally: Tally,
  swapper: Swapper,
  { what, sell, buy, amount, router, least, transaction }: PlannedSwap,
  { proceeds }: FrontRun,
): Promise<'refused' | undefined> {
  const [soldBefore, boughtBefore] = [await swapper.balanceOf(sell), await swapper.balanceOf(buy)];
  const { receipt, fee } = await swapper.sign(transaction);
  const [sold, bought] = [await swapper.balanceOf(sell), await swapper.balanceOf(buy)];
  tally.expect(!receipt.succeeded, `${what}, sandwiched: went through with ${proceeds}, least ${least}`);
  tally.expect(soldBefore - sold === (sell === null ? fee : 0n), `${what}, sandwiched: something left`);
  tally.expect(
    boughtBefore - bought === (buy === null ? fee : 0n),
    `${what}, sandwiched: something came or left`,
  );
  if (sell !== null) {
    const allowed = await swapper.allowance(sell, router);
    tally.expect(allowed === amount, `${what}, sandwiched: the approval changed`);
  }
  return receipt.succeeded ? undefined : 'refused';
}
