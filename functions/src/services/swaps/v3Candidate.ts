import type { ExchangeDescription } from '@everything-wallet/core/exchanges/ExchangeDescription';
import type { AnswerOf, Candidate, Estimate, PoolPrice, SwapCall } from './Candidate.ts';
import { encodeQuestion } from './encodeQuestion.ts';
import type { Fraction } from './Fraction.ts';
import { isFirst, poolAddress } from './poolAddresses.ts';
import { wordsOf } from './wordsOf.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { word } from '../abi/word.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';

/** The fee of pools whose prices are one step of TickMath apart. */
const SMALLEST_STEPS = 100;

/** Bits behind the point of the square root of a pool's price (UniswapV3Pool). */
const ROOT_BITS = 96n;

/** Fractional bits of a pool's price: twice those of its square root (UniswapV3Pool). */
const PRICE_BITS = 192n;

/**
 * Square roots of the lowest and the highest price of a pool, one step inside (TickMath). A pool at one of
 * them after a swap is exhausted, and took only a part of the sold amount.
 */
const LOWEST = 4_295_128_740n;
const HIGHEST = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341n;

/** Indexes in the answer: the price after the swap for one pool, and the list of them for two (IQuoterV2). */
const PLACES = { amountOut: 0, priceAfter: 1, gas: 3 };

/**
 * Creates a route through Uniswap v3 pools: the quoter returns the output, and each pool its price before.
 *
 * It is quoted only if each pool holds as much as its price would pay out, and the liquidity at this price
 * would not let it move to four times or a quarter: an exhausted pool searches all prices, which takes most
 * of the caller's gas. Anyone can create such pools, so these quotes are read separately from all others, by
 * path.
 *
 * @param path tokens, from the sold to the bought one
 * @param fees of each pool, in hundredths of a basis point
 * @param amountIn in the smallest unit
 */
export function v3Candidate(
  { factory, quoter }: Pick<ExchangeDescription['v3'], 'factory' | 'quoter'>,
  path: readonly string[],
  fees: readonly number[],
  amountIn: bigint,
): Candidate {
  // The smallest fee has the smallest steps, and with them the highest gas.
  const group = `${path.join()}${fees.includes(SMALLEST_STEPS) ? ' in small steps' : ''}`;
  const quote: SwapCall = { to: quoter, data: encodeQuestion(path, fees, amountIn), group };
  const hops = fees.map((fee, index) => hopOf(factory, path.slice(index), fee));
  const isPossible = (answerOf: AnswerOf): boolean => {
    let most = amountIn;
    return hops.every(({ slot0, liquidity, holding, isForward }) => {
      const price = priceIn(answerOf(slot0), isForward);
      const [root = 0n] = wordsOf(answerOf(slot0), 1) ?? [];
      const [standing = 0n] = wordsOf(answerOf(liquidity), 1) ?? [];
      const [held = 0n] = wordsOf(answerOf(holding), 1) ?? [];
      if (!price || !bears(standing, root, most, isForward)) return false;
      most = (most * price.numerator) / price.denominator;
      return most > 0n && most <= held;
    });
  };
  const pricesOf = (answerOf: AnswerOf): readonly PoolPrice[] =>
    hops.flatMap(({ from, to, slot0, holding, isForward }) => {
      const price = priceIn(answerOf(slot0), isForward);
      const [held = 0n] = wordsOf(answerOf(holding), 1) ?? [];
      return price ? [{ from, to, price, held }] : [];
    });
  const estimate = (answerOf: AnswerOf): Estimate | undefined => {
    const words = wordsOf(answerOf(quote), 4);
    const amountOut = words?.[PLACES.amountOut] ?? 0n;
    const after = words && pricesAfter(words, hops.length);
    if (amountOut === 0n || !after?.every((root) => root > LOWEST && root < HIGHEST)) return undefined;
    let [numerator, denominator] = [1n, 1n];
    for (const { slot0, isForward } of hops) {
      const price = priceIn(answerOf(slot0), isForward);
      if (!price) return undefined;
      numerator *= price.numerator;
      denominator *= price.denominator;
    }
    return { amountOut, price: { numerator, denominator }, gas: words?.[PLACES.gas] ?? 0n };
  };
  const slots = hops.map(({ slot0 }) => slot0);
  return {
    route: { exchange: 'v3', path: [...path], fees: [...fees] },
    pools: slots.map(({ to }) => to),
    calls: {
      first: hops.flatMap(({ slot0, liquidity, holding }) => [slot0, liquidity, holding]),
      then: [quote, ...slots],
    },
    isPossible,
    pricesOf,
    estimate,
  };
}

/** A pool on the route, and its reads. */
interface Hop {
  readonly from: string;
  readonly to: string;
  readonly slot0: SwapCall;
  readonly liquidity: SwapCall;
  /** Holdings of the token it pays out. */
  readonly holding: SwapCall;
  /** True if its price is that of the token paid in. */
  readonly isForward: boolean;
}

function hopOf(factory: string, [from = '', to = '']: readonly string[], fee: number): Hop {
  const pool = poolAddress(factory, from, to, fee);
  return {
    from,
    to,
    slot0: { to: pool, data: contractSelectors.uniswap.slot0 },
    liquidity: { to: pool, data: contractSelectors.uniswap.liquidity },
    holding: {
      to,
      data: `${tokenSelectors.balanceOf}${word(pool)}`,
      group: 'balances',
    },
    isForward: isFirst(from, to),
  };
}

/**
 * Returns true if a pool's liquidity takes an amount without its price moving beyond four times or a quarter,
 * if it were the same at all prices (SqrtPriceMath).
 *
 * @param root square root of the price, with 96 fractional bits
 */
function bears(liquidity: bigint, root: bigint, amountIn: bigint, isForward: boolean): boolean {
  const [one, needed] = isForward ? [1n << ROOT_BITS, amountIn * root] : [root, amountIn << ROOT_BITS];
  return liquidity * one >= needed;
}

/** Returns the units paid out per unit paid in; undefined if there is no pool, or none with a price. */
function priceIn(slot0: string | null | undefined, isForward: boolean): Fraction | undefined {
  const [root = 0n] = wordsOf(slot0, 1) ?? [];
  if (root === 0n) return undefined;
  const [square, one] = [root * root, 1n << PRICE_BITS];
  return isForward ? { numerator: square, denominator: one } : { numerator: one, denominator: square };
}

/** The square root of each pool's price after the swap; undefined where the answer does not have them. */
function pricesAfter(words: readonly bigint[], pools: number): readonly bigint[] | undefined {
  if (pools === 1) return words.slice(PLACES.priceAfter, PLACES.priceAfter + 1);
  const place = Number(words[PLACES.priceAfter]) / 32;
  if (words[place] !== BigInt(pools) || words.length <= place + pools) return undefined;
  return words.slice(place + 1, place + 1 + pools);
}
