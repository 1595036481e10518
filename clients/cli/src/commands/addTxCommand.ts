import type { Command } from 'commander';
import { addTxGetCommand } from './addTxGetCommand.ts';
import { addTxSendCommand } from './addTxSendCommand.ts';

/** ew tx: sends transactions, and shows their status. */
export function addTxCommand(program: Command): void {
  const tx = program.command('tx').description('send transactions and check their status');
  addTxSendCommand(tx);
  addTxGetCommand(tx);
}
