import { signPersonalMessage } from '@everything-wallet/core/calls/typedData/signPersonalMessage';
import { signTypedData } from '@everything-wallet/core/calls/typedData/signTypedData';
import { signCall } from '@everything-wallet/core/transactions/signCall';
import { signTransfer } from '@everything-wallet/core/transactions/signTransfer';
import type { BaseWallet } from 'ethers';
import { knownToken, requireTokenList } from '../tokens/tokenList.ts';
import type { Signer } from './Signer.ts';

/** Signs with a key in this page: transfers, calls and messages. */
export function keySigner(key: BaseWallet): Signer {
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
}
