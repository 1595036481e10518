import { InvalidArgumentError, type Command } from 'commander';

/** Options of waiting until a transaction is completed or failed. */
export interface WaitOptions {
  readonly wait?: boolean;
  /** Seconds. */
  readonly timeout: number;
}

/** Adds --wait and --timeout to a command. */
export function addWaitOptions(command: Command): Command {
  return command
    .option('--wait', 'wait until the transaction is completed or failed')
    .option('--timeout <seconds>', 'how long --wait waits', parseSeconds, 300);
}

function parseSeconds(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Use a whole number of seconds.');
  return Number(text);
}
