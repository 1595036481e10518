import { signTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { phraseAccount } from './phraseAccount.ts';
import type { OpenSigner, TransferSigner } from './Signer.ts';

/** Signs transfers with a phrase that was typed, in this page; `phraseSigner` brings what signs calls and messages as well. */
export function phraseTransferSigner(phrase: string): OpenSigner<TransferSigner> {
  return async (account) => {
    const key = await phraseAccount(phrase, account);
    return { sign: (transfer) => signTransfer(key, transfer) };
  };
}
