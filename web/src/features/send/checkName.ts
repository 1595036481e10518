import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lookUpRecipient } from './api/lookUpRecipient.ts';

/** A recipient as it was confirmed. */
interface NamedRecipient {
  readonly recipient: string;
  /** Undefined where an address was typed. */
  readonly recipientName?: string | undefined;
  readonly network: Network;
}

/**
 * Asks once more where a name leads, just before anything is signed: whoever holds the name may have turned it meanwhile.
 *
 * @throws WalletError 'send.error.nameMoved' where it leads elsewhere than was shown
 * @throws WalletError 'send.error.nameUnchecked' where that cannot be found out
 */
export async function checkName({ recipient, recipientName, network }: NamedRecipient): Promise<void> {
  if (recipientName === undefined) return;
  const found = await lookUpRecipient({ name: recipientName, network: network.rpcName }).catch(
    (cause: unknown) => {
      throw new WalletError('send.error.nameUnchecked', { cause });
    },
  );
  if (!sameAddress(found.address, recipient)) throw new WalletError('send.error.nameMoved');
}
