import type { ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import type { Broadcast, Chain } from '../services/chain/Chain.ts';
import type { SignedTransaction } from '../services/transactions/readSignedTransaction.ts';
import { ApiProblem } from './ApiProblem.ts';

const refusals: Record<Extract<Broadcast, { outcome: 'refused' }>['refusal'], ApiErrorCode> = {
  insufficientFunds: 'insufficient_funds',
  nonceTooLow: 'nonce_too_low',
  nonceTaken: 'nonce_taken',
  underpriced: 'underpriced',
  gasTooLow: 'gas_too_low',
  gasTooHigh: 'gas_too_high',
};

/**
 * Broadcasts a signed transaction to a network. The same bytes again are the same transaction, and succeed as
 * well.
 *
 * @throws ApiProblem the reason for a node's refusal, upstream_unavailable, or broadcast_uncertain
 */
export async function broadcast(chain: Chain, { serialized, hash }: SignedTransaction): Promise<void> {
  const broadcast = await chain.broadcast(serialized, hash);
  if (broadcast.outcome === 'accepted') return;
  if (broadcast.outcome === 'undelivered') throw new ApiProblem('upstream_unavailable');
  if (broadcast.outcome === 'uncertain') throw new ApiProblem('broadcast_uncertain');
  throw new ApiProblem(refusals[broadcast.refusal]);
}
