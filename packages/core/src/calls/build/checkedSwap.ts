import { CallError } from '../CallError.ts';
import { callLimits } from '../callLimits.ts';
import { wrappedCoinOf } from '../wrappedCoinOf.ts';
import { checkedAddress, checkedAmount, checkedNumber } from './arguments.ts';
import type { SwapTerms } from './SwapTerms.ts';

/** Nobody, and those who stand for the sender and the router to SwapRouter02 (Constants.MSG_SENDER, ADDRESS_THIS), or stood for it before. */
const PLACEHOLDERS = [0n, 1n, 2n];

/**
 * The terms of a swap with every address and number checked.
 *
 * @throws CallError for a swap that takes whatever comes, or leaves it where anybody may take it, and for terms that are none
 */
export function checkedSwap(terms: SwapTerms): SwapTerms {
  const router = checkedAddress(terms.router);
  const path = terms.path.map(checkedAddress);
  if (!isRoute(path, terms)) throw new CallError('path');
  const recipient = checkedAddress(terms.recipient);
  // What comes to the router anybody may take; what comes to a token's own contract nobody can.
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
  // A router takes coin as the wrapped one, and pays it out from that.
  const coinEnd = paysCoin ? path[0] : path.at(-1);
  return coinEnd === wrappedCoinOf(chainId);
}
