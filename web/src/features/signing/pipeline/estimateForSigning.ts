import type { estimateGas as contract } from '@everything-wallet/core/callables/estimateGas';
import type { GasEstimate } from '@everything-wallet/core/schemas/gasEstimate';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { z } from 'zod';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { estimateGas } from '../api/estimateGas.ts';

/** Failures of an estimate that concern the user, the recipient or the call, not the network. */
const EXPLAINED_BY_SERVER = new Set(['unauthenticated', 'failed-precondition']);

/**
 * Estimates a transaction just before its signature.
 *
 * @throws CallableError where the server's message (session ended, recipient refuses) explains more than our own
 * @throws WalletError 'send.error.estimate' otherwise
 */
export async function estimateForSigning(question: z.input<typeof contract.input>): Promise<GasEstimate> {
  try {
    return await estimateGas(question);
  } catch (error) {
    const isExplained =
      error instanceof CallableError &&
      (EXPLAINED_BY_SERVER.has(error.code) || error.reason === 'tooManyRequests');
    throw isExplained ? error : new WalletError('send.error.estimate', { cause: error });
  }
}
