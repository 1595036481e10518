import { keySigner } from './keySigner.ts';
import { phraseAccount } from './phraseAccount.ts';
import type { OpenSigner } from './Signer.ts';

/** Signs with a typed phrase, in this page: transfers, calls and messages. */
export function phraseSigner(phrase: string): OpenSigner {
  return async (account) => keySigner(await phraseAccount(phrase, account));
}
