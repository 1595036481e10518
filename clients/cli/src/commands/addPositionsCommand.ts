import type { Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { connect } from '../connect.ts';
import { findNetwork } from '../findNetwork.ts';
import { formatTable } from '../output/formatTable.ts';
import { formatUnits } from '../output/formatUnits.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { checkAddress } from '../transactions/checkAddress.ts';

/** ew positions: positions of an address in pools. */
export function addPositionsCommand(program: Command): void {
  program
    .command('positions')
    .description('list the positions of an address in pools')
    .argument('<address>', '0x and 40 hex digits')
    .action(async (address: string, _options: object, command: Command) => {
      const settings = resolveSettings(command);
      checkAddress(address, '<address>');
      const network = findNetwork(settings.network).rpcName;
      const answer = await connect(settings).listPositions({ address, network }, { signal: interruption });
      printResult(settings.isJson, answer, () =>
        formatTable(
          ['POOL', 'WORTH', 'EARNED', 'APY 30 DAYS', 'STATUS', 'SURE'],
          answer.positions.map(({ name, asset, assets, earned, apy30, status, agreement }) => {
            const token = answer.tokens.find(({ contract }) => contract === asset);
            const worth = (units: string | undefined) =>
              [formatUnits(units, token?.decimals), token?.symbol].filter(Boolean).join(' ');
            const yearly = apy30 === undefined ? '—' : `${apy30}%`;
            return [name, worth(assets), worth(earned), yearly, status, agreement];
          }),
        ),
      );
    });
}
