import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { signTransfer } from '@everything-wallet/core/transactions/signTransfer';
import type { OpenSigner } from './Signer.ts';

/**
 * Signs with a phrase that was typed, in this page. What only a few dialogs sign is loaded by them.
 *
 * @returns throws WalletError 'send.error.invalidPhrase', or 'send.error.phraseMismatch' when it is not the account's
 */
export function phraseSigner(phrase: string): OpenSigner {
  return async ({ address, index }) => {
    const account = await deriveAccount(phrase, index);
    if (!sameAddress(account.address, address)) throw new WalletError('send.error.phraseMismatch');
    return {
      sign: (transfer) => signTransfer(account, transfer),
      signCall: async (call) => {
        const { signCall } = await import('@everything-wallet/core/transactions/signCall');
        return signCall(account, call);
      },
      signTypedData: async (data) => {
        const { signTypedData } = await import('@everything-wallet/core/calls/typedData/signTypedData');
        return signTypedData(account, data);
      },
      signPersonalMessage: async (toSign) => {
        const { signPersonalMessage } =
          await import('@everything-wallet/core/calls/typedData/signPersonalMessage');
        return signPersonalMessage(account, toSign);
      },
    };
  };
}
