import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { callable } from '../../../lib/firebase/callable.ts';

/** A little less than the 70 s after which callables give up by themselves. */
const TIMEOUT_MS = 60_000;

const send = callable(sendTransaction, TIMEOUT_MS);

/**
 * Hands a signed transfer to the chain through the server, which records it.
 *
 * When the answer is lost the same bytes are sent once more: by their hash the server knows them, so nothing can be
 * paid twice.
 *
 * @throws CallableError
 */
export async function broadcast({ signedTransaction }: SignedTransfer, network: Network): Promise<void> {
  const question = { signedTransaction, network: network.rpcName };
  try {
    await send(question);
  } catch (error) {
    if (!(error instanceof CallableError) || !error.isTransportFailure) throw error;
    await send(question);
  }
}
