import type { ContractCall } from '../chain/multicall3.ts';
import type { AnswerOf, Candidate, Estimate, PoolPrice } from './Candidate.ts';
import { isFirst, pairAddress } from './poolAddresses.ts';
import { v2AmountOut } from './v2AmountOut.ts';
import { wordsOf } from './wordsOf.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';

/** Units of gas of one pair, including its tokens' transfers: as measured on the sample pools. */
const GAS_OF_PAIR = 70_000n;

/**
 * Creates a route through Uniswap v2 pairs, of which only the reserves are read: the output is computed here.
 *
 * @param path tokens, from the sold to the bought one
 * @param amountIn in the smallest unit
 */
export function v2Candidate(factory: string, path: readonly string[], amountIn: bigint): Candidate {
  const hops = path.slice(1).map((to, index) => {
    const from = path[index] ?? '';
    const call: ContractCall = {
      to: pairAddress(factory, from, to),
      data: contractSelectors.uniswap.reserves,
    };
    return { call, from, to, isForward: isFirst(from, to) };
  });
  const reservesOf = (answerOf: AnswerOf, { call, isForward }: (typeof hops)[number]) => {
    const [first, second] = wordsOf(answerOf(call), 3) ?? [];
    if (first === undefined || second === undefined) return undefined;
    return isForward ? { given: first, wanted: second } : { given: second, wanted: first };
  };
  const pricesOf = (answerOf: AnswerOf): readonly PoolPrice[] =>
    hops.flatMap((hop) => {
      const { given = 0n, wanted = 0n } = reservesOf(answerOf, hop) ?? {};
      if (given === 0n || wanted === 0n) return [];
      const { from, to } = hop;
      return [{ from, to, price: { numerator: wanted, denominator: given }, held: wanted }];
    });
  const estimate = (answerOf: AnswerOf): Estimate | undefined => {
    let amountOut = amountIn;
    let [numerator, denominator] = [1n, 1n];
    for (const hop of hops) {
      const reserves = reservesOf(answerOf, hop);
      const next = reserves && v2AmountOut(amountOut, reserves.given, reserves.wanted);
      if (!reserves || next === undefined) return undefined;
      amountOut = next;
      numerator *= reserves.wanted;
      denominator *= reserves.given;
    }
    return { amountOut, price: { numerator, denominator }, gas: GAS_OF_PAIR * BigInt(hops.length) };
  };
  const calls = hops.map(({ call }) => call);
  return {
    route: { exchange: 'v2', path: [...path] },
    pools: calls.map(({ to }) => to),
    calls: { first: calls, then: calls },
    pricesOf,
    isPossible: (answerOf) => estimate(answerOf) !== undefined,
    estimate,
  };
}
