import { hashMnemonic } from '@everything-wallet/core/accounts/hashMnemonic';
import { storeRecoveryPhraseHash as contract } from '@everything-wallet/core/callables/storeRecoveryPhraseHash';
import { callable } from '../../../lib/firebase/callable.ts';

const call = callable(contract);

/**
 * Has the server store a keyed digest of the phrase's SHA-256; the phrase itself stays here.
 *
 * @throws CallableError
 */
export async function storeRecoveryPhraseHash(phrase: string): Promise<void> {
  await call({ phrase_hash: await hashMnemonic(phrase) });
}
