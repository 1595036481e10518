import type { HoldingsAnswer, HoldingsQuestion } from '@everything-wallet/core/callables/holdings';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';

/**
 * What some accounts hold on a network, and how many nodes say so.
 *
 * @throws CallableError, never figures that nobody stated
 */
export function askHoldings(question: HoldingsQuestion): Promise<HoldingsAnswer> {
  return batchQuery('holdings', question);
}
