import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../../tools/repositoryRoot.ts';
import { runProgram } from '../../../tools/runProgram.ts';
import { stack } from '../../../tests/e2e/support/stack.ts';
import { processes } from './processes.ts';

/** A running `ew connect`. */
export interface RunningEw extends AsyncDisposable {
  readonly rpcUrl: string;
  readonly pageUrl: string;
}

/**
 * Builds the command line and starts `ew connect` for the wallet under test.
 *
 * @param directory for the output of the build
 */
export async function startEw(directory: string): Promise<RunningEw> {
  await runProgram(processes, {
    title: 'Building ew',
    command: 'npm',
    args: ['run', 'build:clients'],
    cwd: repositoryRoot,
    logFile: join(directory, 'ew.log'),
  });
  const program = join(repositoryRoot, 'clients', 'cli', 'dist', 'main.js');
  const args = [program, 'connect', '--network', 'mainnet', '--wallet', stack.hostingUrl];
  const ew = processes.spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  if (!ew.stdout) throw new Error('ew has no output');
  const addresses: string[] = [];
  for await (const line of createInterface({ input: ew.stdout })) {
    const [address] = /http:\/\/127\S+/.exec(line) ?? [];
    if (address) addresses.push(address);
    if (addresses.length === 2) break;
  }
  const [rpcUrl, pageUrl] = addresses;
  if (rpcUrl === undefined || pageUrl === undefined) throw new Error('ew connect printed no addresses');
  return {
    rpcUrl,
    pageUrl,
    [Symbol.asyncDispose]: async () => {
      const ended = once(ew, 'exit');
      ew.kill('SIGINT');
      await ended;
    },
  };
}
