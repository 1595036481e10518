import workerUrl from './worker/vault.worker.ts?worker&url';
import { trustedScriptUrl } from '../../lib/security/trustedScriptUrl.ts';

const trustedUrl = trustedScriptUrl('vault-worker', workerUrl);

/** Starts the worker that holds the keys. */
export function startVaultWorker(): Worker {
  return new Worker(trustedUrl, { type: 'module', name: 'vault' });
}

/** Caches the worker's code, so that a vault can be unlocked offline. */
export async function preloadVaultWorker(): Promise<void> {
  const answer = await fetch(workerUrl);
  await answer.arrayBuffer();
}
