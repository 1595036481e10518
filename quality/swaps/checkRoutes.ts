import { SwapQuoter } from '../../functions/src/services/swaps/SwapQuoter.ts';
import { callRpc } from '../../tools/chains/callRpc.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import type { Tally } from '../production/Tally.ts';
import { findPools, searchRoutes, type FoundRoute } from './searchRoutes.ts';
import type { SwapChain } from './SwapChain.ts';

/** From a tenth of a cent to as much as some pools hold, in dollars as powers of ten. */
const MIN_POWER = -3;
const MAX_POWER = 6;

/** Amount of coin with which its price is quoted, in wei: too small to move pools. */
const PROBE = 10n ** 15n;

/**
 * Compares the quoter's route with a search through all pools, for random amounts of all pairs in both
 * directions: its proceeds, to the unit, and that it forgoes no more than it saves in gas, and no other has
 * higher proceeds after gas.
 */
export async function checkRoutes(chain: SwapChain, tally: Tally, count: number): Promise<string> {
  const random = seededRandom(chain.network.chainId);
  const quoter = new SwapQuoter(chain.network, chain.exchange, [chain.url]);
  const pools = await findPools(chain);
  const gasPrice = BigInt((await callRpc(chain.url, 'eth_gasPrice')) as string);
  const seen = new Set<string>();
  let quoted = 0;
  let cheaper = 0;
  for (let index = 0; index < count; index += 1) {
    const [sell, buy] = chain.pairs[index % chain.pairs.length] ?? [];
    if (!sell || !buy) continue;
    const cents = BigInt(Math.ceil(10 ** (MIN_POWER + random() * (MAX_POWER - MIN_POWER)) * 1_000));
    const amount = (cents * sell.unitsOfDollar) / 1_000n + 1n;
    const asCoin = (token: typeof sell) =>
      token.contract === chain.network.wrappedCoin ? null : token.contract;
    const answer = await quoter.quote({
      sell: asCoin(sell),
      buy: asCoin(buy),
      amount: amount.toString(),
      slippageBps: 50,
    });
    const found = await searchRoutes(chain, pools, sell.contract, buy.contract, amount);
    const [best] = found;
    const what = `${amount} ${sell.symbol} for ${buy.symbol} on ${chain.network.id}`;
    if (answer.status === 'none') {
      tally.expect(best === undefined && answer.reason === 'noRoute', `${what}: ${answer.reason}`);
      continue;
    }
    quoted += 1;
    const { route, amountOut, leastReceived } = answer;
    const fees = route.exchange === 'v3' ? route.fees : [];
    const chosen = found.find(
      (each) =>
        each.exchange === route.exchange &&
        each.path.join() === route.path.join() &&
        each.fees.join() === fees.join(),
    );
    const wrapped = chain.network.wrappedCoin;
    const [probe] =
      buy.contract === wrapped ? [] : await searchRoutes(chain, pools, wrapped, buy.contract, PROBE);
    const costOf = ({ gas }: FoundRoute) => (gas * gasPrice * (probe?.amountOut ?? PROBE)) / PROBE;
    tally.expect(
      chosen?.amountOut === BigInt(amountOut) && best !== undefined && isWellChosen(chosen, found, costOf),
      `${what}: ${amountOut} by ${route.exchange} ${route.path.join()} ${fees.join()}, found ${String(best?.amountOut)}`,
    );
    if (chosen && best && chosen.amountOut < best.amountOut) cheaper += 1;
    tally.expect(
      BigInt(leastReceived) === (BigInt(amountOut) * 9_950n + 9_999n) / 10_000n,
      `${what}: at least ${leastReceived} of ${amountOut}`,
    );
    seen.add(`${route.exchange} ${route.path.join()} ${fees.join()}`);
  }
  tally.expect(seen.size >= 12, `only ${seen.size} routes were the best of any amount`);
  return `${quoted} of ${count} had a route, ${seen.size} different ones, ${cheaper} for their gas`;
}

/**
 * Returns true if a route forgoes at most half a percent, and no eligible one has higher proceeds after gas.
 * Gas cost is compared within a fifth: pools are queried one by one here, each with cold storage, and the
 * coin's price includes a fee.
 */
function isWellChosen(
  chosen: FoundRoute,
  found: readonly FoundRoute[],
  costOf: (route: FoundRoute) => bigint,
): boolean {
  const [best = chosen] = found;
  const gainOf = (route: FoundRoute) => route.amountOut - costOf(route);
  return (
    (best.amountOut - chosen.amountOut) * 200n <= best.amountOut &&
    found
      .filter(({ amountOut }) => (best.amountOut - amountOut) * 200n <= best.amountOut)
      .every((other) => gainOf(other) <= gainOf(chosen) + (costOf(other) + costOf(chosen)) / 5n + 1n)
  );
}
