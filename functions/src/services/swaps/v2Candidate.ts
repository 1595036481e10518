import type { ContractCall } from '../holdings/aggregate3.ts';
import type { AnswerOf, Candidate, Estimate } from './Candidate.ts';
import { isFirst, pairAddress } from './poolAddresses.ts';
import { v2AmountOut } from './v2AmountOut.ts';
import { wordsOf } from './wordsOf.ts';

/** First four bytes of keccak256('getReserves()') (UniswapV2Pair). */
const GET_RESERVES = '0x0902f1ac';

/** Units of gas of one pair, with what its tokens take: as measured on the sample pools. */
const GAS_OF_PAIR = 70_000n;

/**
 * A route through pairs of Uniswap v2, of which only the reserves are asked: what comes is worked out here.
 *
 * @param path tokens, from what is given to what is wanted
 * @param amountIn in the smallest unit
 */
export function v2Candidate(factory: string, path: readonly string[], amountIn: bigint): Candidate {
  const hops = path.slice(1).map((to, index) => {
    const from = path[index] ?? '';
    const call: ContractCall = { to: pairAddress(factory, from, to), data: GET_RESERVES };
    return { call, isForward: isFirst(from, to) };
  });
  const estimate = (answerOf: AnswerOf): Estimate | undefined => {
    let amountOut = amountIn;
    let [numerator, denominator] = [1n, 1n];
    for (const { call, isForward } of hops) {
      const [first, second] = wordsOf(answerOf(call), 3) ?? [];
      if (first === undefined || second === undefined) return undefined;
      const [reserveIn, reserveOut] = isForward ? [first, second] : [second, first];
      const next = v2AmountOut(amountOut, reserveIn, reserveOut);
      if (next === undefined) return undefined;
      amountOut = next;
      numerator *= reserveOut;
      denominator *= reserveIn;
    }
    return { amountOut, price: { numerator, denominator }, gas: GAS_OF_PAIR * BigInt(hops.length) };
  };
  const calls = hops.map(({ call }) => call);
  return {
    route: { exchange: 'v2', path: [...path] },
    pools: calls.map(({ to }) => to),
    calls: { first: calls, then: calls },
    isPossible: (answerOf) => estimate(answerOf) !== undefined,
    estimate,
  };
}
