import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { VaultsQuestion } from '@everything-wallet/core/schemas/vaults';
import { vaultsAnswerSchema, type VaultsAnswer } from '@everything-wallet/core/schemas/vaultsAnswer';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { retryingCallable } from '../../../lib/firebase/retryingCallable.ts';
import { withKnownFacts } from '../../../lib/tokens/withKnownFacts.ts';

const call = retryingCallable(refreshWallet);

/**
 * Requests the state of a network's pools, the positions of some accounts, and the preview of a step.
 *
 * @throws CallableError, with the time to wait if a rate limit is reached
 */
export async function askVaults(question: VaultsQuestion): Promise<VaultsAnswer> {
  const { vaults: part } = await call({ vaults: question });
  if (!part) throw new CallableError('data-loss', 'The answer is malformed');
  if ('failure' in part) {
    const { code, message, details } = part.failure;
    throw new CallableError(code, message, { ...details });
  }
  const { data, error } = vaultsAnswerSchema.safeParse(part.answer);
  if (!data) throw new CallableError('data-loss', 'The answer is malformed', { cause: error });
  return withKnownFacts(question.network, data);
}
