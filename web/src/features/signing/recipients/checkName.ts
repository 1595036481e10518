import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lookUpRecipient } from '../api/lookUpRecipient.ts';

/** Recipient as confirmed. */
interface NamedRecipient {
  readonly recipient: string;
  /** Undefined where an address was typed. */
  readonly recipientName?: string | undefined;
  readonly network: Network;
}

/**
 * Looks a name up again just before the signature: its owner may have changed its address meanwhile.
 *
 * @throws WalletError 'send.error.nameMoved' where its address differs from the one shown
 * @throws WalletError 'send.error.nameUnchecked' where the lookup fails
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
