import { compiledTexts } from 'virtual:compiled-messages/vault';
import { logProblem } from '../../lib/log/logProblem.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import type { VaultAccess } from '../../lib/vault/VaultContext.ts';
import { devicePasskeys } from './passkey/devicePasskeys.ts';
import { preloadVaultWorker, startVaultWorker } from './startVaultWorker.ts';
import { VaultClient } from './VaultClient.ts';

// Whatever speaks of a vault is drawn once this has been loaded.
loadTexts(compiledTexts);

/**
 * Looks for a user's vault, and tells how it stands whenever that changes. Where there is one, what locks and unlocks it
 * is loaded before it is needed.
 *
 * @returns locks it, and tells nothing any more
 */
export function startVault(userId: string, tell: (access: VaultAccess) => void): () => void {
  let isLeft = false;
  let access: VaultAccess;
  let preloading: Promise<unknown> | undefined;
  const change = (changes: Partial<VaultAccess>) => {
    access = { ...access, ...changes };
    if (!isLeft) tell(access);
  };
  const preload = async () => {
    const [{ LockButton }] = await Promise.all([import('./components/LockButton.tsx'), preloadVaultWorker()]);
    change({ LockButton });
  };

  const vault = new VaultClient(userId, startVaultWorker, devicePasskeys, (state) => {
    change({ state });
    if (state.status !== 'locked' && state.status !== 'unlocked') return;
    preloading ??= preload().catch((error: unknown) => {
      logProblem('The vault could not be loaded', error);
      preloading = undefined;
    });
  });
  access = { state: { status: 'unknown' }, vault };
  change({});
  void vault.look();
  return () => {
    isLeft = true;
    vault.close();
  };
}
