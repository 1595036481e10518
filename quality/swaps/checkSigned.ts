import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { buildUnwrap } from '@everything-wallet/core/calls/build/buildUnwrap';
import { buildWrap } from '@everything-wallet/core/calls/build/buildWrap';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { movedInCall, type MovedUnits } from '../../functions/src/services/transactions/movedInCall.ts';
import type { Tally } from '../production/Tally.ts';
import { equipSwapper } from './equipSwapper.ts';
import { planSwap } from './planSwap.ts';
import type { SwapChain } from './SwapChain.ts';
import type { Swapper } from './Swapper.ts';

/** Half a percent, as the screen begins with. */
const SLIPPAGE_BPS = 50;

/**
 * Swaps as the wallet does, with its own functions: quote, exact approval, the bytes that the screen would
 * show, signature. Amounts received and sent and the remaining allowance are verified on chain.
 */
export async function checkSigned(chain: SwapChain, tally: Tally, count: number): Promise<string> {
  const swapper = await equipSwapper(chain);
  const ways = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const planned = await planSwap(chain, swapper, tally, { index, slippageBps: SLIPPAGE_BPS });
    if (!planned) continue;
    const { what, sell, buy, amount, quote, transaction, least, router } = planned;
    const allowedBefore = sell === null ? 0n : await swapper.allowance(sell, router);
    if (sell !== null) await swapper.approve(sell, router, amount);
    const [soldBefore, boughtBefore] = [await swapper.balanceOf(sell), await swapper.balanceOf(buy)];
    const { receipt, fee } = await swapper.sign(transaction);
    tally.expect(receipt.succeeded, `${what}: failed`);
    const left = soldBefore - (await swapper.balanceOf(sell)) - (sell === null ? fee : 0n);
    const received = (await swapper.balanceOf(buy)) - boughtBefore + (buy === null ? fee : 0n);
    tally.expect(left === amount, `${what}: ${left} left of ${amount}`);
    tally.expect(received >= least, `${what}: ${received} came, at least ${least} was shown`);
    tally.expect(
      received === BigInt(quote.amountOut),
      `${what}: ${received} came, ${quote.amountOut} was quoted`,
    );
    const reported = movedInCall(
      {
        call: decodeCall(transaction),
        sender: swapper.address,
        wrappedCoin: chain.network.wrappedCoin,
        routers: [chain.exchange.v2.router, chain.exchange.v3.router],
      },
      receipt,
    );
    tally.expect(
      isExactly(reported?.left, sell, left) && isExactly(reported?.came, buy, received),
      `${what}: the history says ${JSON.stringify(reported)}, the balances ${left} and ${received}`,
    );
    if (sell !== null) {
      const allowed = await swapper.allowance(sell, router);
      tally.expect(allowed === 0n && allowedBefore === 0n, `${what}: ${allowed} may still be taken`);
    }
    ways.add(`${quote.route.exchange} ${quote.route.path.length}`);
  }
  await checkWraps(chain, tally, swapper);
  return `by ${[...ways].toSorted().join(', ')}`;
}

/** Returns true if a record's list has one asset, with exactly this amount. */
function isExactly(moved: MovedUnits['left'] | undefined, token: string | null, units: bigint): boolean {
  const [one, ...others] = moved ?? [];
  const contract = one?.contract_address;
  const isSame =
    token === null ? one?.kind === 'coin' : contract !== undefined && sameAddress(contract, token);
  return others.length === 0 && isSame && one?.units === units.toString();
}

async function checkWraps(chain: SwapChain, tally: Tally, swapper: Swapper): Promise<void> {
  const { chainId, wrappedCoin } = chain.network;
  const amount = 10n ** 18n;
  for (const build of [buildWrap, buildUnwrap]) {
    const before = await swapper.balanceOf(wrappedCoin);
    const { receipt } = await swapper.sign(build({ chainId, wrappedCoin, amount }));
    const change = (await swapper.balanceOf(wrappedCoin)) - before;
    tally.expect(
      receipt.succeeded && (change < 0n ? -change : change) === amount,
      `${build.name}: ${change}`,
    );
  }
}
