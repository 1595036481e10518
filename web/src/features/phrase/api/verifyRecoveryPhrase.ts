import { hashMnemonic } from '@everything-wallet/core/accounts/hashMnemonic';
import { isValidMnemonic } from '@everything-wallet/core/accounts/isValidMnemonic';
import { verifyRecoveryPhrase as contract } from '@everything-wallet/core/callables/verifyRecoveryPhrase';
import { callable } from '../../../lib/firebase/callable.ts';

const call = callable(contract);

/**
 * Checks that a phrase is the one the wallet was set up with; only its SHA-256 is sent. False without a request for an invalid phrase: it
 * may be another secret, such as the device password.
 *
 * @throws CallableError
 */
export async function verifyRecoveryPhrase(phrase: string): Promise<boolean> {
  return isValidMnemonic(phrase) && call({ phrase_to_verify: await hashMnemonic(phrase) });
}
