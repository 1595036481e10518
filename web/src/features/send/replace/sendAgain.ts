import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { sendSigned } from '../api/sendSigned.ts';

/**
 * Gives the identical bytes of a transfer to the network again, which can move coins once at most: nothing is signed.
 *
 * Without an end, since the person asks for it now.
 *
 * @throws CallableError
 */
export async function sendAgain({ signed_transaction, network }: TransactionRecord): Promise<void> {
  if (signed_transaction === undefined) throw new TypeError('There are no bytes to send');
  const { rpcName } = networkById(network as NetworkId);
  await sendSigned({ signedTransaction: signed_transaction, network: rpcName });
}
