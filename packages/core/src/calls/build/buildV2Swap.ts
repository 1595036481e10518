import type { CallTransaction } from '../CallTransaction.ts';
import { checkedSwap } from './checkedSwap.ts';
import { encodeFunction } from './encodeFunction.ts';
import type { SwapTerms } from './SwapTerms.ts';

interface V2SwapTerms extends SwapTerms {
  /** True if a token of the path may retain a part of each transfer. */
  readonly takesTransferFee: boolean;
}

/**
 * Builds a swap of an exact amount by UniswapV2Router02.
 *
 * @throws CallError for a swap without a minimum output, and for invalid terms
 */
export function buildV2Swap(terms: V2SwapTerms): CallTransaction {
  const { chainId, router, path, paysCoin, receivesCoin, amountIn, amountOutMin, recipient, deadline } =
    checkedSwap(terms);
  const [from, into] = [paysCoin ? 'ETH' : 'Tokens', receivesCoin ? 'ETH' : 'Tokens'];
  const name = `swapExact${from}For${into}${terms.takesTransferFee ? 'SupportingFeeOnTransferTokens' : ''}`;
  const types = `${paysCoin ? '' : 'uint256,'}uint256,address[],address,uint256`;
  const values = [...(paysCoin ? [] : [amountIn]), amountOutMin, path, recipient, deadline];
  return {
    chainId,
    to: router,
    value: paysCoin ? amountIn : 0n,
    data: encodeFunction(`${name}(${types})`, values),
  };
}
