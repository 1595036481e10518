import { ApiError, type EverythingWallet, type SentTransaction } from '@everything-wallet/sdk';
import { CliError } from '../errors/CliError.ts';
import { describeError } from '../errors/describeError.ts';
import { interruption } from '../terminal/interruption.ts';
import type { SignedTransaction } from './SignedTransaction.ts';

/**
 * Broadcasts signed bytes.
 *
 * @throws ApiError when the API refused them, and certainly no network has them
 * @throws CliError 'outcome_unknown', with the hash and the bytes, when that is uncertain
 */
export async function broadcast(
  wallet: EverythingWallet,
  signed: SignedTransaction,
): Promise<SentTransaction> {
  const { bytes, hash, network } = signed;
  try {
    const sent = await wallet.sendTransaction(
      { signedTransaction: bytes, network: network.rpcName },
      { signal: interruption },
    );
    if (sent.txHash !== hash) throw outcomeUnknown(signed, new Error('the answer names another transaction'));
    return sent;
  } catch (error) {
    // After an attempt that may have arrived, a refusal may be caused by its success.
    if (error instanceof ApiError && !error.mayHaveArrived) throw error;
    if (error instanceof ApiError && (await isKnown(wallet, signed))) {
      return { txHash: hash, network: network.rpcName, chainId: network.chainId, currency: network.currency };
    }
    throw error instanceof CliError ? error : outcomeUnknown(signed, error);
  }
}

async function isKnown(wallet: EverythingWallet, { hash, network }: SignedTransaction): Promise<boolean> {
  try {
    await wallet.getTransaction({ hash, network: network.rpcName }, { signal: interruption });
    return true;
  } catch {
    return false;
  }
}

function outcomeUnknown({ bytes, hash, network }: SignedTransaction, reason: unknown): CliError {
  const { exitCode, message, code, requestId } = describeError(reason);
  return new CliError(
    'outcome_unknown',
    `It is unknown whether the network received the transaction ${hash}: ${message}`,
    {
      exitCode,
      remedy: [
        'Do not sign it again: a second signature may send the amount twice. Check it:',
        `  ew tx get ${hash} --network ${network.rpcName}`,
        'or send the same bytes again, which never creates a second transaction:',
        `  ew tx send --network ${network.rpcName} --raw ${bytes}`,
      ].join('\n'),
      requestId,
      more: {
        reason: code,
        txHash: hash,
        network: network.rpcName,
        signedTransaction: bytes,
      },
    },
  );
}
