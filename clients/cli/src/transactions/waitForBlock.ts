import { ApiError, WaitTimeoutError, type EverythingWallet, type Transaction } from '@everything-wallet/sdk';
import { CliError } from '../errors/CliError.ts';
import { exitCodes } from '../exitCodes.ts';
import type { KnownNetwork } from '../networks.ts';
import { interruption } from '../terminal/interruption.ts';

/** Polling interval. A block of Ethereum takes 12 s, one of Polygon 2 s. */
const POLL_MS = 2_000;

/**
 * Waits until a transaction is completed or failed; one that was just sent may be unknown at first.
 *
 * @throws CliError 'still_pending' at the timeout
 */
export async function waitForBlock(
  wallet: EverythingWallet,
  { hash, network }: { readonly hash: string; readonly network: KnownNetwork },
  seconds: number,
): Promise<Transaction> {
  try {
    return await wallet.waitForTransaction(
      { hash, network: network.rpcName },
      { timeoutMs: seconds * 1_000, pollIntervalMs: POLL_MS, signal: interruption },
    );
  } catch (error) {
    if (!(error instanceof WaitTimeoutError)) throw error;
    throw new CliError('still_pending', `After ${seconds} s the transaction ${stateOf(error)}.`, {
      exitCode: exitCodes.unexpected,
      remedy: 'Check again later; it may still go through.',
      more: { txHash: hash, network: network.rpcName },
    });
  }
}

/** Describes the state of a transaction after the last request. */
function stateOf({ cause }: WaitTimeoutError): string {
  if (cause === undefined) return 'is still pending';
  const isUnknown = cause instanceof ApiError && cause.code === 'transaction_not_found';
  return isUnknown ? 'is not known to the network' : 'could not be looked up';
}
