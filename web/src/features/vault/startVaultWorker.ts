import workerUrl from './worker/vault.worker.ts?worker&url';

/** The parts of Trusted Types (https://w3c.github.io/trusted-types) in use; not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (input: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The only policy that the content security policy allows (firebase.json): whatever its input, it returns this worker's URL. */
const policy = trustedTypes?.createPolicy('vault-worker', { createScriptURL: () => workerUrl });

/** Starts the worker that holds the keys. */
export function startVaultWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL('') : workerUrl, { type: 'module', name: 'vault' });
}

/** Caches the worker's code, so that a vault can be unlocked offline. */
export async function preloadVaultWorker(): Promise<void> {
  const answer = await fetch(workerUrl);
  await answer.arrayBuffer();
}
