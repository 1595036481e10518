import { CallError } from '../CallError.ts';
import { callLimits } from '../callLimits.ts';
import { wrappedCoinOf } from '../wrappedCoinOf.ts';
import { checkedAddress, checkedAmount, checkedNumber } from './arguments.ts';
import type { SwapTerms } from './SwapTerms.ts';

/**
 * The zero address, and SwapRouter02's placeholders for the sender and the router (Constants.MSG_SENDER,
 * ADDRESS_THIS), present or former.
 */
const PLACEHOLDERS = [0n, 1n, 2n];

/**
 * Checks every address and number of a swap's terms.
 *
 * @throws CallError for a swap without a minimum output, for one that leaves the output where anyone can take
 * it, and for invalid terms
 */
export function checkedSwap(terms: SwapTerms): SwapTerms {
  const router = checkedAddress(terms.router);
  const path = terms.path.map(checkedAddress);
  if (!isRoute(path, terms)) throw new CallError('path');
  const recipient = checkedAddress(terms.recipient);
  // Anyone can take output that stays in the router; no one can recover output in a token's own contract.
  if (PLACEHOLDERS.includes(BigInt(recipient)) || [router, ...path].includes(recipient)) {
    throw new CallError('recipient');
  }
  if (terms.amountOutMin === 0n) throw new CallError('noLeastOutput');
  return {
    ...terms,
    path,
    router,
    recipient,
    amountIn: checkedAmount(terms.amountIn),
    amountOutMin: checkedAmount(terms.amountOutMin),
    deadline: checkedNumber(terms.deadline),
  };
}

function isRoute(path: readonly string[], { chainId, paysCoin, receivesCoin }: SwapTerms): boolean {
  const isRepeated = path.some((contract, place) => contract === path[place + 1]);
  if (path.length < 2 || path.length > callLimits.route || isRepeated) return false;
  if (!paysCoin && !receivesCoin) return true;
  if (paysCoin && receivesCoin) return false;
  // Routers treat coin as the wrapped coin in a path.
  const coinEnd = paysCoin ? path[0] : path.at(-1);
  return coinEnd === wrappedCoinOf(chainId);
}
