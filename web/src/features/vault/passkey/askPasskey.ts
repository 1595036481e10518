import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { StoredVault } from '../StoredVault.ts';
import { vaultFailure } from '../vaultFailure.ts';
import { handOver } from './handOver.ts';
import type { Passkeys } from './Passkeys.ts';

/** Failures whose texts lead to the password. */
const LEADS_TO_PASSWORD: ReadonlySet<string> = new Set([
  'vault.error.passkey',
  'vault.error.passkeyRefused',
  'vault.error.passkeyNoPrf',
]);

/**
 * Asks the passkey of a stored vault, and gives its answer to the worker.
 *
 * @throws WalletError 'vault.error.passkey' if this device has no passkey; 'vault.error.passkeyAlone' if the passkey
 * fails and there is no password; also errors of the passkey and of `give`
 */
export async function askPasskey<T>(
  passkeys: Passkeys,
  { passkey, hasPassword }: Pick<StoredVault, 'passkey' | 'hasPassword'>,
  give: (prfOutput: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  if (!passkey) throw new WalletError('vault.error.passkey');
  try {
    return await handOver(await passkeys.ask(passkey), give);
  } catch (error) {
    if (hasPassword || !LEADS_TO_PASSWORD.has(vaultFailure(error))) throw error;
    throw new WalletError('vault.error.passkeyAlone', { cause: error });
  }
}
