import type { RecipientAnswer, RecipientQuestion } from '@everything-wallet/core/schemas/recipientQuestion';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { partError } from '../../../lib/firebase/partError.ts';

const ask = callable(refreshWallet);

/**
 * Looks a recipient up on the chain: the address of a name, whether it is a contract, the owner's primary name.
 *
 * @throws CallableError; with the server's message for a name without an address
 */
export async function lookUpRecipient(recipient: RecipientQuestion): Promise<RecipientAnswer> {
  const { recipient: part } = await ask({ recipient });
  if (!part) throw new CallableError('data-loss', 'The answer is malformed');
  if ('answer' in part) return part.answer;
  throw partError(part.failure);
}
