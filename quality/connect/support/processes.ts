import { spawn } from 'node:child_process';
import type { ProcessFamily } from '../../../tools/processes/startProcessFamily.mjs';

/** Starts programs from a test; they inherit the mark of the suite's run, which ends them with it. */
export const processes: Pick<ProcessFamily, 'spawn'> = {
  spawn: (command, args, options = {}) => spawn(command, args, options),
};
