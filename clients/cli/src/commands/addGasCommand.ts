import type { Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { findNetwork } from '../findNetwork.ts';
import { formatFields } from '../output/formatFields.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { checkAddress } from '../transactions/checkAddress.ts';
import { parseCoin } from '../transactions/parseCoin.ts';

interface GasOptions {
  readonly from: string;
  readonly to: string;
  readonly value: string;
}

/** ew gas: cost of a transfer. */
export function addGasCommand(program: Command): void {
  program
    .command('gas')
    .description('print the maximum cost of a coin transfer')
    .requiredOption('--from <address>', 'the sender')
    .requiredOption('--to <address>', 'the recipient')
    .option('--value <amount>', 'the amount, in coin', '0')
    .action(async ({ from, to, value }: GasOptions, command: Command) => {
      const settings = resolveSettings(command);
      checkAddress(from, '--from');
      checkAddress(to, '--to');
      const wei = parseCoin(value, '--value');
      const { rpcName } = findNetwork(settings.network);
      const estimate = await createApiClient(settings).estimateGas(
        { from, to, value: wei.toString(), network: rpcName },
        { signal: interruption },
      );
      printResult(settings.isJson, estimate, () =>
        formatFields([
          ['Network', estimate.network],
          ['Highest fee', `${estimate.estimatedCost} ${estimate.currency}`],
          ['Gas limit', estimate.gasLimit],
          ['Gas price', `${estimate.gasPrice} wei`],
          ['Priority fee', estimate.maxPriorityFeePerGas && `${estimate.maxPriorityFeePerGas} wei`],
          ['L1 data fee', estimate.l1FeeWei && `${estimate.l1FeeWei} wei`],
          ['Next nonce', estimate.nonce.toString()],
          ['Agreement', `${estimate.agreement} (${estimate.nodesConfigured} nodes configured)`],
          ['Recipient', estimate.toIsContract ? 'a contract' : 'an account'],
        ]),
      );
    });
}
