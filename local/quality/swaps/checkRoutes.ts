import { SwapQuoter } from '../../../functions/src/services/swaps/SwapQuoter.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import type { Tally } from '../production/Tally.ts';
import { findPools, searchRoutes } from './searchRoutes.ts';
import type { SwapChain } from './SwapChain.ts';

/** From a tenth of a cent to as much as some pools hold, in dollars as powers of ten. */
const LEAST_POWER = -3;
const MOST_POWER = 6;

/** Compares the quoter's best route with a search through all pools, for random amounts of all pairs in both directions. */
export async function checkRoutes(chain: SwapChain, tally: Tally, count: number): Promise<string> {
  const random = seededRandom(chain.network.chainId);
  const quoter = new SwapQuoter(chain.network, chain.exchange, [chain.url]);
  const pools = await findPools(chain);
  const seen = new Set<string>();
  let quoted = 0;
  for (let index = 0; index < count; index += 1) {
    const [sell, buy] = chain.pairs[index % chain.pairs.length] ?? [];
    if (!sell || !buy) continue;
    const cents = BigInt(Math.ceil(10 ** (LEAST_POWER + random() * (MOST_POWER - LEAST_POWER)) * 1_000));
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
    const isFound = found.some(
      (each) =>
        each.exchange === route.exchange &&
        each.amountOut === best?.amountOut &&
        each.path.join() === route.path.join() &&
        each.fees.join() === fees.join(),
    );
    tally.expect(
      isFound && BigInt(amountOut) === best?.amountOut,
      `${what}: ${amountOut} by ${route.exchange} ${route.path.join()} ${fees.join()}, found ${String(best?.amountOut)}`,
    );
    tally.expect(
      BigInt(leastReceived) === (BigInt(amountOut) * 9_950n + 9_999n) / 10_000n,
      `${what}: at least ${leastReceived} of ${amountOut}`,
    );
    seen.add(`${route.exchange} ${route.path.join()} ${fees.join()}`);
  }
  tally.expect(seen.size >= 12, `only ${seen.size} routes were the best of any amount`);
  return `${quoted} of ${count} had a route, ${seen.size} different ones`;
}
