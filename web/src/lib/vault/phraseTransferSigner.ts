import { signTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { phraseAccount } from './phraseAccount.ts';
import type { OpenSigner, TransferSigner } from './Signer.ts';

/** Signs transfers with a typed phrase, in this page; `phraseSigner` also signs calls and messages. */
export function phraseTransferSigner(phrase: string): OpenSigner<TransferSigner> {
  return async (account) => {
    const key = await phraseAccount(phrase, account);
    return { sign: (transfer) => signTransfer(key, transfer) };
  };
}
