import type { BalanceProof, BalanceProofQuestion } from '@everything-wallet/core/schemas/balanceProof';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { partError } from '../../../lib/firebase/partError.ts';

const call = callable(refreshWallet);

/**
 * Requests the proof of an address's balance, without verifying it.
 *
 * @throws CallableError
 */
export async function askBalanceProof(question: BalanceProofQuestion): Promise<BalanceProof> {
  const { proof } = await call({ proof: question });
  if (!proof) throw new CallableError('data-loss', 'The answer is malformed');
  if ('answer' in proof) return proof.answer;
  throw partError(proof.failure);
}
