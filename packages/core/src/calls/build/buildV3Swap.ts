import { solidityPacked } from 'ethers/hash';
import { CallError } from '../CallError.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedSwap } from './checkedSwap.ts';
import { encodeFunction } from './encodeFunction.ts';
import type { SwapTerms } from './SwapTerms.ts';

/** SwapRouter02's placeholder for itself, for output to unwrap there (Constants.ADDRESS_THIS). */
const ROUTER_ITSELF = '0x0000000000000000000000000000000000000002';

interface V3SwapTerms extends SwapTerms {
  /** Fee of each pool in the path, in millionths. */
  readonly fees: readonly number[];
}

/**
 * Builds a swap of an exact amount by SwapRouter02 of Uniswap v3: in a multicall, the only form with a
 * deadline. Unused coin is refunded.
 *
 * @throws CallError for a swap without a minimum output, and for invalid terms
 */
export function buildV3Swap(terms: V3SwapTerms): CallTransaction {
  const { fees } = terms;
  const { chainId, router, path, paysCoin, receivesCoin, amountIn, amountOutMin, recipient, deadline } =
    checkedSwap(terms);
  const swap = encodeFunction('exactInput((bytes,address,uint256,uint256))', [
    [packPath(path, fees), receivesCoin ? ROUTER_ITSELF : recipient, amountIn, amountOutMin],
  ]);
  const payouts = [
    receivesCoin && encodeFunction('unwrapWETH9(uint256,address)', [amountOutMin, recipient]),
    // A pool that runs empty takes less, and anyone could take the remaining coin from the router.
    paysCoin && encodeFunction('refundETH()', []),
  ].filter((payout) => payout !== false);
  return {
    chainId,
    to: router,
    value: paysCoin ? amountIn : 0n,
    data: encodeFunction('multicall(uint256,bytes[])', [deadline, [swap, ...payouts]]),
  };
}

function packPath(path: readonly string[], fees: readonly number[]): string {
  const areFees = fees.every((fee) => Number.isInteger(fee) && fee > 0 && fee < 1_000_000);
  if (fees.length !== path.length - 1 || !areFees) throw new CallError('path');
  const [first, ...rest] = path;
  const values = [first, ...rest.flatMap((contract, place) => [fees[place], contract])];
  return solidityPacked(['address', ...rest.flatMap(() => ['uint24', 'address'])], values);
}
