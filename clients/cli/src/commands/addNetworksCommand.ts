import type { Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { formatTable } from '../output/formatTable.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';

/** ew networks: networks of the other commands. */
export function addNetworksCommand(program: Command): void {
  program
    .command('networks')
    .description('list the networks')
    .action(async (_options: object, command: Command) => {
      const settings = resolveSettings(command);
      const networks = await createApiClient(settings).listNetworks({ signal: interruption });
      printResult(settings.isJson, { networks }, () =>
        formatTable(
          ['NETWORK', 'CHAIN ID', 'TYPE', 'CURRENCY', 'NAME'],
          networks.map(({ rpcName, chainId, type, currency, name }) => [
            rpcName,
            chainId.toString(),
            type,
            currency,
            name,
          ]),
        ),
      );
    });
}
