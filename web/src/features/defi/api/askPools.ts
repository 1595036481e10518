import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import { poolsAnswerSchema, type PoolsAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { partError } from '../../../lib/firebase/partError.ts';
import { retryingCallable } from '../../../lib/firebase/retryingCallable.ts';
import { withKnownFacts } from '../../../lib/tokens/withKnownFacts.ts';

const call = retryingCallable(refreshWallet);

/**
 * Requests the state of a network's pools, the positions of some accounts, and the preview of a step.
 *
 * @throws CallableError, with the time to wait if a rate limit is reached
 */
export async function askPools(question: PoolsQuestion): Promise<PoolsAnswer> {
  const { vaults: part } = await call({ vaults: question });
  if (!part) throw new CallableError('data-loss', 'The answer is malformed');
  if ('failure' in part) throw partError(part.failure);
  const { data, error } = poolsAnswerSchema.safeParse(part.answer);
  if (!data) throw new CallableError('data-loss', 'The answer is malformed', { cause: error });
  return withKnownFacts(question.network, data);
}
