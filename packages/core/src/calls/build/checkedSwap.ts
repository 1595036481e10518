import { CallError } from '../CallError.ts';
import { callLimits } from '../callLimits.ts';
import { checkedAddress, checkedAmount, checkedNumber } from './arguments.ts';
import type { SwapTerms } from './SwapTerms.ts';

/**
 * The terms of a swap with every address and number checked.
 *
 * @throws CallError for a swap that takes whatever comes, and for terms that are none
 */
export function checkedSwap(terms: SwapTerms): SwapTerms {
  const path = terms.path.map(checkedAddress);
  const isRepeated = path.some((contract, place) => contract === path[place + 1]);
  if (path.length < 2 || path.length > callLimits.route || isRepeated) throw new CallError('path');
  if (terms.paysCoin && terms.receivesCoin) throw new CallError('path');
  if (terms.amountOutMin === 0n) throw new CallError('noLeastOutput');
  return {
    ...terms,
    path,
    router: checkedAddress(terms.router),
    recipient: checkedAddress(terms.recipient),
    amountIn: checkedAmount(terms.amountIn),
    amountOutMin: checkedAmount(terms.amountOutMin),
    deadline: checkedNumber(terms.deadline),
  };
}
