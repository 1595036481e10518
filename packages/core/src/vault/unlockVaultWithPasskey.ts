import { WalletError } from '../errors/WalletError.ts';
import { openWithKey } from './openWithKey.ts';
import { passkeyKey } from './passkeyKey.ts';
import { unseal } from './seal.ts';
import type { OpenVault, Vault } from './Vault.ts';
import { lockContext } from './vaultText.ts';

/**
 * Unlocks a vault with its passkey.
 *
 * @param prfOutput 32 bytes: the passkey's PRF output for the salt of the vault's lock
 * @throws WalletError 'vault.error.passkey'; 'vault.error.damaged' when the passkey is right and the rest was
 * changed
 */
export async function unlockVaultWithPasskey(
  vault: Vault,
  prfOutput: Uint8Array<ArrayBuffer>,
): Promise<OpenVault> {
  const lock = vault.locks.passkey;
  if (!lock) throw new WalletError('vault.error.passkey');
  return openWithKey(vault, await keyOf(lock));

  async function keyOf(passkey: NonNullable<typeof lock>) {
    const key = await passkeyKey(prfOutput, passkey.salt);
    try {
      return await unseal(key, passkey, lockContext(vault, passkey));
    } catch (cause) {
      throw new WalletError('vault.error.passkey', { cause });
    } finally {
      key.fill(0);
    }
  }
}
