import workerUrl from './worker/vault.worker.ts?worker&url';

/** Trusted Types (https://w3c.github.io/trusted-types), as far as they are needed here; not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (input: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The one policy that the content security policy knows (firebase.json): whatever it is asked, it names this worker. */
const policy = trustedTypes?.createPolicy('vault-worker', { createScriptURL: () => workerUrl });

/** Starts the worker that holds the keys. */
export function startVaultWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL('') : workerUrl, { type: 'module', name: 'vault' });
}

/** Has the browser keep the worker's code, so that a vault can be unlocked without a network. */
export async function preloadVaultWorker(): Promise<void> {
  const answer = await fetch(workerUrl);
  await answer.arrayBuffer();
}
