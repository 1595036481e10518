import { compiledTexts } from 'virtual:compiled-texts/vault';
import { logProblem } from '../../lib/log/logProblem.ts';
import { hiddenBalance } from '../../lib/storage/hiddenBalance.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import type { VaultAccess } from '../../lib/vault/VaultContext.ts';
import { devicePasskeys } from './passkey/devicePasskeys.ts';
import { preloadVaultWorker, startVaultWorker } from './startVaultWorker.ts';
import { hideOnLock } from './hideOnLock.ts';
import { VaultClient } from './VaultClient.ts';

// The vault's components render only once this module has loaded.
loadTexts(compiledTexts);

/**
 * Starts a user's vault, and notifies of its state on every change; hides amounts as it locks, where the user
 * wants that. If there is one, the code that locks and unlocks it is preloaded.
 *
 * @returns locks the vault, and stops notifying
 */
export function startVault(userId: string, onChange: (access: VaultAccess) => void): () => void {
  let isStopped = false;
  let access: VaultAccess = { state: { status: 'unknown' }, vault: undefined };
  let preloading: Promise<unknown> | undefined;
  const change = (changes: Partial<VaultAccess>) => {
    access = { ...access, ...changes };
    if (!isStopped) onChange(access);
  };
  const preload = async () => {
    const [{ LockButton }] = await Promise.all([import('./components/LockButton.tsx'), preloadVaultWorker()]);
    change({ LockButton });
  };

  const hideAmounts = () => {
    if (access.state.status === 'unlocked' && hideOnLock.read()) hiddenBalance.write(userId, true);
  };
  // Closing the page locks the wallet as well, without a state to report.
  window.addEventListener('pagehide', hideAmounts);

  const vault = new VaultClient(userId, startVaultWorker, devicePasskeys, (state) => {
    if (state.status === 'locked') hideAmounts();
    change({ state });
    if (state.status !== 'locked' && state.status !== 'unlocked') return;
    preloading ??= preload().catch((error: unknown) => {
      logProblem('The vault could not be loaded', error);
      preloading = undefined;
    });
  });
  access = { state: { status: 'unknown' }, vault };
  change({});
  void vault.refresh();
  return () => {
    isStopped = true;
    window.removeEventListener('pagehide', hideAmounts);
    vault.close();
  };
}
