import type { EverythingWallet, Transaction } from '@everything-wallet/sdk';
import { CliError } from '../errors/CliError.ts';
import { describeError } from '../errors/describeError.ts';
import { printNote } from '../output/printNote.ts';
import type { SignedTransaction } from './SignedTransaction.ts';
import { waitForBlock } from './waitForBlock.ts';

/**
 * Waits until a broadcast transaction is in a block.
 *
 * @throws CliError that states that it was sent, whatever ended the wait: it must not be signed again
 */
export async function waitAfterSending(
  wallet: EverythingWallet,
  { hash, network }: SignedTransaction,
  seconds: number,
): Promise<Transaction> {
  printNote(`Sent ${hash}; waiting for a block`);
  try {
    return await waitForBlock(wallet, { hash, network }, seconds);
  } catch (error) {
    const { exitCode, code, message, requestId, docUrl } = describeError(error);
    throw new CliError(code, `The transaction ${hash} was sent. ${message}`, {
      exitCode,
      remedy: [
        'Do not sign it again: it is pending. Check its status:',
        `  ew tx get ${hash} --network ${network.rpcName} --wait`,
      ].join('\n'),
      requestId,
      docUrl,
      more: { txHash: hash, network: network.rpcName },
    });
  }
}
