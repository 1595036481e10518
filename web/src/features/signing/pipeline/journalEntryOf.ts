import { transactionId } from '@everything-wallet/core/documents/transaction';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import type { JournalledSend } from '../journal/JournalledSend.ts';
import type { PreparedTransaction } from './PreparedTransaction.ts';
import { signingLimits } from './signingLimits.ts';
import type { TransactionRequest } from './TransactionRequest.ts';

/** Builds the journal's entry of a signed transaction, valid for a time after its estimate by the server's clock. */
export function journalEntryOf(
  {
    userId,
    sender,
    network,
    replaces,
    consent,
    origin,
  }: Pick<TransactionRequest<never>, 'userId' | 'sender' | 'network' | 'replaces' | 'consent' | 'origin'>,
  { answeredAt, description }: Pick<PreparedTransaction<never>, 'answeredAt' | 'description'>,
  { signedTransaction, txHash }: SignedTransfer,
): JournalledSend {
  return {
    id: transactionId(userId, network.chainId, txHash),
    user_id: userId,
    network: network.rpcName,
    from: sender.address,
    ...description,
    signed_transaction: signedTransaction,
    written_at: Date.now(),
    ...(replaces !== undefined && { replaces }),
    ...(consent !== undefined && { consent }),
    ...(origin !== undefined && { origin }),
    ...(answeredAt !== undefined && { valid_until: answeredAt + signingLimits.VALIDITY_MS }),
  };
}
