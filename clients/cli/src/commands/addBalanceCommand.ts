import type { Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { connect } from '../connect.ts';
import { findNetwork } from '../findNetwork.ts';
import { formatFields } from '../output/formatFields.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { checkAddress } from '../transactions/checkAddress.ts';

/** ew balance: coin balance of an address. */
export function addBalanceCommand(program: Command): void {
  program
    .command('balance')
    .description('print the balance of an address')
    .argument('<address>', '0x and 40 hex digits')
    .action(async (address: string, _options: object, command: Command) => {
      const settings = resolveSettings(command);
      checkAddress(address, '<address>');
      const { rpcName } = findNetwork(settings.network);
      const balance = await connect(settings).getBalance(
        { address, network: rpcName },
        { signal: interruption },
      );
      printResult(settings.isJson, balance, () =>
        formatFields([
          ['Address', balance.address],
          ['Network', balance.network],
          ['Balance', `${balance.balance} ${balance.currency}`],
        ]),
      );
    });
}
