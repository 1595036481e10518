import type { HoldingsAnswer, HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';

/**
 * Requests the holdings of some accounts on a network, with the number of agreeing nodes.
 *
 * @throws CallableError, never amounts that no node reported
 */
export function askHoldings(question: HoldingsQuestion): Promise<HoldingsAnswer> {
  return batchQuery('holdings', question);
}
