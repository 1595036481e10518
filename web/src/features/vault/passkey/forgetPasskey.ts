import { logProblem } from '../../../lib/log/logProblem.ts';
import type { Passkeys } from './Passkeys.ts';

/** Reports to the device that a passkey no longer unlocks anything; a failure is logged, and changes nothing. */
export function forgetPasskey(passkeys: Passkeys, credential: string | undefined): void {
  if (credential === undefined) return;
  try {
    passkeys.forget(credential);
  } catch (error) {
    logProblem('A passkey of no use was left on this device', error);
  }
}
