import { hashMnemonic } from '@everything-wallet/core/accounts/hashMnemonic';
import { finishSetup as contract } from '@everything-wallet/core/callables/finishSetup';
import { callable } from '../../../lib/firebase/callable.ts';

const call = callable(contract);

/**
 * Has the server write the phrase's keyed digest, its address and `verified` in one transaction; the phrase itself stays here.
 *
 * @param address checksum address (EIP-55) of the phrase, or the user's fallback address
 * @throws CallableError with the reason 'walletIsSetUp' when the wallet was set up with another phrase
 */
export async function finishSetup(phrase: string, address: string): Promise<void> {
  await call({ phrase_hash: await hashMnemonic(phrase), address });
}
