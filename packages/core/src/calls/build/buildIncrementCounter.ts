import { SEAPORT_ADDRESS } from '../../seaport/seaportAddress.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { encodeFunction } from './encodeFunction.ts';

/**
 * Builds `incrementCounter` of Seaport 1.6: no order the sender has signed so far can be fulfilled any more.
 */
export function buildIncrementCounter({ chainId }: { readonly chainId: number }): CallTransaction {
  return { chainId, to: SEAPORT_ADDRESS, value: 0n, data: encodeFunction('incrementCounter()', []) };
}
