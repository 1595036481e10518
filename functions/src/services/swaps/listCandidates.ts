import type { ExchangeDescription } from '@everything-wallet/core/exchanges/ExchangeDescription';
import type { Candidate } from './Candidate.ts';
import { v2Candidate } from './v2Candidate.ts';
import { v3Candidate } from './v3Candidate.ts';

/**
 * Lists every route from one token to another through one pool, or through two with the wrapped coin or a
 * dollar between: of Uniswap v2 and of v3 with every fee. Each stays within one exchange, whose router swaps
 * it in one call.
 *
 * @param wrappedCoin of the network
 * @param sell checksum address (EIP-55), as `buy`
 * @param amountIn in the smallest unit
 */
export function listCandidates(
  { v2, v3, dollarTokens }: ExchangeDescription,
  wrappedCoin: string,
  { sell, buy, amountIn }: { readonly sell: string; readonly buy: string; readonly amountIn: bigint },
): readonly Candidate[] {
  const between = [wrappedCoin, ...dollarTokens].filter((token) => token !== sell && token !== buy);
  const direct = [sell, buy];
  const ways = between.map((token) => [sell, token, buy]);
  return [
    ...[direct, ...ways].map((path) => v2Candidate(v2.factory, path, amountIn)),
    ...v3.feeTiers.map((fee) => v3Candidate(v3, direct, [fee], amountIn)),
    ...ways.flatMap((path) =>
      v3.feeTiers.flatMap((fee) =>
        v3.feeTiers.map((second) => v3Candidate(v3, path, [fee, second], amountIn)),
      ),
    ),
  ];
}
