import type { FailureReason } from '@everything-wallet/core/callables/failureReason';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { sendSigned } from './sendSigned.ts';

/** What says that the bytes are with no node, also after an attempt whose answer was lost. */
const SAYS_NOT_SENT: ReadonlySet<string | undefined> = new Set<FailureReason>([
  'refusedByNetwork',
  'expired',
]);

/**
 * Hands a signed transfer to the chain through the server, which records it.
 *
 * When it is not known what became of it, the same bytes are sent once more: by their hash the server knows them, so
 * nothing can be paid twice. After that only the network's refusal, or that the time is over, is an answer; anything else leaves open whether
 * the first attempt is on its way.
 *
 * @param validUntil by the server's clock, in ms: a copy that arrives later is refused
 * @param replaces hash of the transfer whose place it is to take
 * @throws CallableError when the server refused and said why
 * @throws WalletError 'send.error.uncertain' when the transfer may be on its way
 */
export async function broadcast(
  { signedTransaction }: SignedTransfer,
  network: Network,
  validUntil: number | undefined,
  replaces?: string,
): Promise<void> {
  const question = { signedTransaction, network: network.rpcName, validUntil, replaces };
  try {
    await sendSigned(question);
  } catch (error) {
    if (error instanceof CallableError && error.reason !== undefined) throw error;
    await sendSigned(question).catch((later: unknown) => {
      if (later instanceof CallableError && SAYS_NOT_SENT.has(later.reason)) throw later;
      throw new WalletError('send.error.uncertain', { cause: later });
    });
  }
}
