import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { PasskeyLock } from '@everything-wallet/core/vault/Vault';
import { handOver } from './handOver.ts';
import type { Passkeys } from './Passkeys.ts';

/**
 * Asks a passkey, and gives its answer to the worker.
 *
 * @throws WalletError 'vault.error.passkey' if this device has no passkey; also errors of the passkey and of `give`
 */
export async function askPasskey<T>(
  passkeys: Passkeys,
  passkey: PasskeyLock | undefined,
  give: (prfOutput: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  if (!passkey) throw new WalletError('vault.error.passkey');
  return handOver(await passkeys.ask(passkey), give);
}
