import { projectId } from '../projectId.ts';

/** Functions that a first visit calls, or that the first transfer would wait for. */
const STARTED_EARLY = [
  'publicPrices',
  'refreshWallet',
  'storeRecoveryPhraseHash',
  'finishSetup',
  'getBalance',
  'estimateGas',
  'sendTransaction',
  'reconcileTransactions',
];

/** Longest wait for one function, in ms. */
const TIMEOUT_MS = 120_000;

/**
 * Makes the emulator start functions, which it otherwise does at their first call: on a busy machine, a start can take longer than a
 * browser waits. Each refuses the request, because it has no user, or the wrong method.
 */
export async function startFunctions(port: number): Promise<void> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":null}' };
  for (const name of STARTED_EARLY) {
    const url = `http://127.0.0.1:${port}/${projectId}/us-central1/${name}`;
    // Without a start, the next caller gets the error.
    await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(async (response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
