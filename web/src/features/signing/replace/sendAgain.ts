import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { sendSigned } from '../api/sendSigned.ts';

/**
 * Broadcasts the identical bytes of a transfer again, which can move coins at most once: nothing is signed.
 *
 * Without a deadline, since the user requests it now.
 *
 * @throws CallableError
 */
export async function sendAgain({ signed_transaction, network, consent }: TransactionRecord): Promise<void> {
  if (signed_transaction === undefined) throw new TypeError('There are no bytes to send');
  const { rpcName } = networkById(network as NetworkId);
  await sendSigned({
    signedTransaction: signed_transaction,
    network: rpcName,
    // Its signer gave it, or there would be no record.
    consent,
  });
}
