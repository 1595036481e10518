import type { CallRequest } from '../../lib/calls/CallRequest.ts';
import type { NextStep } from '../../lib/callSequence/NextStep.ts';
import { problemStep } from '../../lib/callSequence/problemStep.ts';
import type { ApprovalRow } from './ApprovalRow.ts';
import { revokeRequest } from './revokeRequest.ts';

/** Approvals that are revoked together, by the call that revokes each. */
export type RevokeStep = ReadonlyMap<CallRequest, ApprovalRow>;

/**
 * Builds the calls that revoke some approvals, in their order.
 *
 * @param isDone returns true once an approval's revocation was sent, here or in another tab
 */
export function nextRevokeStep(
  rows: readonly ApprovalRow[],
  isDone: (row: ApprovalRow) => boolean,
): NextStep<RevokeStep> {
  const step = new Map(
    rows.flatMap((row) => {
      const request = revokeRequest(row);
      return request ? [[{ ...request, isDone: () => isDone(row) }, row] as const] : [];
    }),
  );
  return step.size > 0
    ? { type: 'sign', step, requests: [...step.keys()] }
    : problemStep('approvals.problem');
}
