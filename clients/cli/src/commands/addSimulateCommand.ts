import type { Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { findNetwork } from '../findNetwork.ts';
import { contractsOf } from '../output/contractsOf.ts';
import { describeSimulation } from '../output/describeSimulation.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { tokenNames } from '../tokens/tokenNames.ts';
import { checkAddress } from '../transactions/checkAddress.ts';
import { checkCallData } from '../transactions/checkCallData.ts';
import { parseCoin } from '../transactions/parseCoin.ts';

interface SimulateOptions {
  readonly from: string;
  readonly value: string;
}

/** ew simulate: effects of a call if it were signed now. */
export function addSimulateCommand(program: Command): void {
  program
    .command('simulate')
    .description('simulate a call and print what would change for its sender; sends nothing')
    .argument('<to>', 'the contract to call')
    .argument('[data]', 'the call data, as 0x-prefixed hex', '0x')
    .requiredOption('--from <address>', 'the sender')
    .option('--value <amount>', 'the amount of coin to send', '0')
    .action(async (to: string, data: string, { from, value }: SimulateOptions, command: Command) => {
      const settings = resolveSettings(command);
      checkAddress(to, '<to>');
      checkAddress(from, '--from');
      checkCallData(data);
      const wei = parseCoin(value, '--value');
      const { rpcName, chainId } = findNetwork(settings.network);
      const simulation = await createApiClient(settings).simulate(
        { from, to, data, value: wei.toString(), network: rpcName },
        { signal: interruption },
      );
      const changed = simulation.outcome?.changes.map(({ contract }) => contract) ?? [];
      const contracts = [...contractsOf(simulation.call), ...changed];
      const nameOf = await tokenNames(chainId, contracts, simulation.tokens);
      printResult(settings.isJson, simulation, () => describeSimulation(simulation, nameOf));
    });
}
