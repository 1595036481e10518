import { ApiError } from '@everything-wallet/sdk';
import { CliError } from '../errors/CliError.ts';
import { describeError } from '../errors/describeError.ts';
import type { SignedTransaction } from './SignedTransaction.ts';

/** Refusals whose usual remedy is another signature. */
const refusals = ['nonce_too_low', 'nonce_taken', 'underpriced', 'gas_too_low'];

/**
 * Returns the error with a remedy for bytes that were signed elsewhere: the usual ones would sign them a
 * second time.
 */
export function withRemedyForBytes(error: unknown, { hash, network }: SignedTransaction): unknown {
  if (!(error instanceof ApiError) || !refusals.includes(error.code)) return error;
  const { exitCode, code, message, requestId, docUrl } = describeError(error);
  return new CliError(code, message, {
    exitCode,
    remedy: [
      'You can no longer send these bytes. Check the transaction and the account before you sign again:',
      `  ew tx get ${hash} --network ${network.rpcName}`,
    ].join('\n'),
    requestId,
    docUrl,
  });
}
