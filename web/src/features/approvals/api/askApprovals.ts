import type { ApprovalsQuestion } from '@everything-wallet/core/schemas/approvals';
import { approvalsAnswerSchema, type ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { partError } from '../../../lib/firebase/partError.ts';
import { withKnownFacts } from '../../../lib/tokens/withKnownFacts.ts';

/** Longer than nodes need to scan a whole chain, in ms. */
const TIMEOUT_MS = 40_000;

const call = callable(refreshWallet, TIMEOUT_MS);

/**
 * Requests one step of a scan for approvals of some accounts on a network; each step continues where the previous one ended.
 *
 * @throws CallableError, with the time to wait if a rate limit is reached
 */
export async function askApprovals(question: ApprovalsQuestion): Promise<ApprovalsAnswer> {
  const { approvals: part } = await call({ approvals: question });
  if (!part) throw new CallableError('data-loss', 'The answer is malformed');
  if ('failure' in part) throw partError(part.failure);
  const { data, error } = approvalsAnswerSchema.safeParse(part.answer);
  if (!data) throw new CallableError('data-loss', 'The answer is malformed', { cause: error });
  return withKnownFacts(question.network, data);
}
