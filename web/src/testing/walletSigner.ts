import { signPersonalMessage } from '@everything-wallet/core/calls/typedData/signPersonalMessage';
import { signTypedData } from '@everything-wallet/core/calls/typedData/signTypedData';
import { signCall } from '@everything-wallet/core/transactions/signCall';
import { signTransfer } from '@everything-wallet/core/transactions/signTransfer';
import type { BaseWallet } from 'ethers';
import type { Signer } from '../lib/vault/Signer.ts';

/** Creates a signer with a test's key. */
export function walletSigner(account: BaseWallet): Signer {
  return {
    sign: (transfer) => signTransfer(account, transfer),
    signCall: (call) => signCall(account, call),
    signTypedData: (data) => Promise.resolve(signTypedData(account, data)),
    signPersonalMessage: (toSign) => Promise.resolve(signPersonalMessage(account, toSign)),
  };
}
