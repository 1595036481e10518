import type { SwapRoute } from '@everything-wallet/core/schemas/swapQuoteAnswer';
import { exchangeContracts } from '../../tools/exchanges/exchangeContracts.ts';
import { packedPath } from './searchRoutes.ts';

/** Seconds since 1970, long after everything. */
const NEVER = 4_102_444_800;

/** A swap of tokens, both amounts in the smallest unit. */
interface SwapTerms {
  readonly amountIn: bigint;
  /** 0 for a swap without a bound. */
  readonly least: bigint;
  readonly recipient: string;
}

/** The bytes of a swap of tokens for the router of its exchange, written by a library of the test's own. */
export function encodeSwap(route: SwapRoute, { amountIn, least, recipient }: SwapTerms): string {
  const { pairRouter, router } = exchangeContracts;
  return route.exchange === 'v2'
    ? pairRouter.abi.encodeFunctionData('swapExactTokensForTokens', [
        ...[amountIn, least, route.path, recipient, NEVER],
      ])
    : router.abi.encodeFunctionData('exactInput', [
        [packedPath(route.path, route.fees), recipient, amountIn, least],
      ]);
}
