import type { Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { usageError } from '../errors/usageError.ts';
import { findNetwork } from '../findNetwork.ts';
import { describeTransaction } from '../output/describeTransaction.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { waitForBlock } from '../transactions/waitForBlock.ts';
import { addWaitOptions, type WaitOptions } from './addWaitOptions.ts';

/** ew tx get: status of a transaction. */
export function addTxGetCommand(tx: Command): void {
  addWaitOptions(tx.command('get'))
    .description('print a transaction and its status')
    .argument('<hash>', 'the hash of the transaction')
    .action(async (hash: string, { wait, timeout }: WaitOptions, command: Command) => {
      const settings = resolveSettings(command);
      if (!/^0x[0-9a-fA-F]{64}$/.test(hash)) {
        throw usageError('This is not the hash of a transaction.', 'A hash is 0x and 64 hex digits.');
      }
      const network = findNetwork(settings.network);
      const wallet = createApiClient(settings);
      const transaction = wait
        ? await waitForBlock(wallet, { hash, network }, timeout)
        : await wallet.getTransaction({ hash, network: network.rpcName }, { signal: interruption });
      printResult(settings.isJson, transaction, () => describeTransaction(transaction));
    });
}
