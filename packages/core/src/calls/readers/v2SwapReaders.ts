import { callLimits } from '../callLimits.ts';
import type { SwapCall } from '../types/SwapCall.ts';
import { address, array, uint } from '../reading/abiTypes.ts';
import { callReader, type CallFrame } from '../reading/CallReader.ts';
import { isRoute } from './isRoute.ts';

const amount = uint(256);
const path = array(address, callLimits.route);

/** Differences between the nine swaps. */
type Sides = Pick<SwapCall, 'exact' | 'paysCoin' | 'receivesCoin' | 'takesTransferFee'>;

interface Terms {
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly path: readonly string[];
  readonly to: string;
  readonly deadline: bigint;
}

function buildSwap(sides: Sides, terms: Terms, { contract, value }: CallFrame): SwapCall | undefined {
  if (!isRoute(terms.path)) return undefined;
  return {
    kind: 'swap',
    contract,
    value,
    router: 'v2Router02',
    pools: 'v2',
    ...sides,
    path: terms.path,
    fees: [],
    amountIn: terms.amountIn,
    amountOut: terms.amountOut,
    recipient: { address: terms.to },
    deadline: terms.deadline,
    priceLimit: 0n,
  };
}

/** Swaps paid in tokens: both amounts are arguments. */
function paidInTokens(name: string, sides: Omit<Sides, 'paysCoin'>) {
  return callReader(name, [amount, amount, path, address, amount], (values, frame) => {
    const [first, second, way, to, deadline] = values;
    const [amountIn, amountOut] = sides.exact === 'input' ? [first, second] : [second, first];
    return buildSwap({ ...sides, paysCoin: false }, { amountIn, amountOut, path: way, to, deadline }, frame);
  });
}

/** Swaps paid in coin: the value is the amount, or its maximum. */
function paidInCoin(name: string, sides: Pick<Sides, 'exact' | 'takesTransferFee'>) {
  return callReader(name, [amount, path, address, amount], ([amountOut, way, to, deadline], frame) =>
    buildSwap(
      { ...sides, paysCoin: true, receivesCoin: false },
      { amountIn: frame.value, amountOut, path: way, to, deadline },
      frame,
    ),
  );
}

const FEE_ON_TRANSFER = 'SupportingFeeOnTransferTokens';

/** The nine swaps of UniswapV2Router02, which many exchanges have copied word for word. */
export const v2SwapReaders = [
  paidInTokens('swapExactTokensForTokens', { exact: 'input', receivesCoin: false, takesTransferFee: false }),
  paidInTokens('swapTokensForExactTokens', { exact: 'output', receivesCoin: false, takesTransferFee: false }),
  paidInTokens('swapExactTokensForETH', { exact: 'input', receivesCoin: true, takesTransferFee: false }),
  paidInTokens('swapTokensForExactETH', { exact: 'output', receivesCoin: true, takesTransferFee: false }),
  paidInCoin('swapExactETHForTokens', { exact: 'input', takesTransferFee: false }),
  paidInCoin('swapETHForExactTokens', { exact: 'output', takesTransferFee: false }),
  paidInTokens(`swapExactTokensForTokens${FEE_ON_TRANSFER}`, {
    exact: 'input',
    receivesCoin: false,
    takesTransferFee: true,
  }),
  paidInTokens(`swapExactTokensForETH${FEE_ON_TRANSFER}`, {
    exact: 'input',
    receivesCoin: true,
    takesTransferFee: true,
  }),
  paidInCoin(`swapExactETHForTokens${FEE_ON_TRANSFER}`, { exact: 'input', takesTransferFee: true }),
];
