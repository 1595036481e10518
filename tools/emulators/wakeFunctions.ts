import { projectId } from '../projectId.ts';

/** Functions that a first visit calls, or that the first transfer would wait for. */
const FIRST_CALLED = [
  'publicPrices',
  'refreshWallet',
  'storeRecoveryPhraseHash',
  'finishSetup',
  'getBalance',
  'estimateGas',
  'sendTransaction',
  'reconcileTransactions',
];

/**
 * Makes the emulator start functions, which it otherwise does at their first call: on a busy machine, a browser's requests would time
 * out meanwhile. Each refuses the request, because it has no user.
 */
export async function wakeFunctions(port: number): Promise<void> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":null}' };
  for (const name of FIRST_CALLED) {
    const url = `http://127.0.0.1:${port}/${projectId}/us-central1/${name}`;
    // A function that does not start fails for its callers, who learn why.
    await fetch(url, request)
      .then(async (response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
