import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addApprovalsCommand } from './commands/addApprovalsCommand.ts';
import { addCompletionCommand } from './commands/addCompletionCommand.ts';
import { addConfigCommand } from './commands/addConfigCommand.ts';
import { addConnectCommand } from './commands/addConnectCommand.ts';
import { addDecodeCommand } from './commands/addDecodeCommand.ts';
import { addGasCommand } from './commands/addGasCommand.ts';
import { addListenCommand } from './commands/addListenCommand.ts';
import { addLoginCommand } from './commands/addLoginCommand.ts';
import { addLogoutCommand } from './commands/addLogoutCommand.ts';
import { addNetworksCommand } from './commands/addNetworksCommand.ts';
import { addNftsCommand } from './commands/addNftsCommand.ts';
import { addReadCommand } from './commands/addReadCommand.ts';
import { addSimulateCommand } from './commands/addSimulateCommand.ts';
import { addTokensCommand } from './commands/addTokensCommand.ts';
import { addTransfersCommand } from './commands/addTransfersCommand.ts';
import { addTxCommand } from './commands/addTxCommand.ts';
import { globalOptions } from './commands/globalOptions.ts';
import { readCommands } from './commands/readCommands.ts';

/**
 * Creates the program with all its commands. It throws where commander would end the process.
 *
 * @param isJson true if stderr is JSON: commander's help for a missing command is then omitted
 */
export function createProgram(isJson: boolean): Command {
  const program = new Command('ew')
    .description('Everything Wallet: balances, fees, and transactions signed on your own machine')
    .version(version())
    .exitOverride()
    // Errors are reported in one place, as JSON with --json.
    .configureOutput({ outputError: () => undefined, ...(isJson && { writeErr: () => undefined }) })
    .configureHelp({ showGlobalOptions: true });
  for (const option of globalOptions) program.addOption(option);
  addLoginCommand(program);
  addLogoutCommand(program);
  for (const command of readCommands) addReadCommand(program, command);
  addTokensCommand(program);
  addNftsCommand(program);
  addTransfersCommand(program);
  addApprovalsCommand(program);
  addGasCommand(program);
  addDecodeCommand(program);
  addSimulateCommand(program);
  addTxCommand(program);
  addConnectCommand(program);
  addListenCommand(program);
  addNetworksCommand(program);
  addConfigCommand(program);
  addCompletionCommand(program);
  return program;
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
