import { signPersonalMessage } from '@everything-wallet/core/calls/typedData/signPersonalMessage';
import { signTypedData } from '@everything-wallet/core/calls/typedData/signTypedData';
import { signCall } from '@everything-wallet/core/transactions/signCall';
import { signTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { knownToken, requireTokenList } from '../tokens/tokenList.ts';
import { phraseAccount } from './phraseAccount.ts';
import type { OpenSigner } from './Signer.ts';

/** Signs with a phrase that was typed, in this page: transfers, calls and messages. */
export function phraseSigner(phrase: string): OpenSigner {
  return async (account) => {
    const key = await phraseAccount(phrase, account);
    return {
      sign: (transfer) => signTransfer(key, transfer),
      signCall: async (call) => {
        await requireTokenList();
        return signCall(key, call, knownToken);
      },
      signTypedData: async (data) => {
        await requireTokenList();
        return signTypedData(key, data, knownToken);
      },
      signPersonalMessage: (toSign) => Promise.resolve().then(() => signPersonalMessage(key, toSign)),
    };
  };
}
