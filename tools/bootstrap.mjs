/*
 * node tools/bootstrap.mjs <command> [args]: makes sure that the dependencies are installed, then runs
 * tools/<command>.ts on the Node version they pin. Plain JavaScript without dependencies, so that it runs on a
 * fresh clone with any Node from 18 on.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './installDependencies.mjs';
import { listAncestors } from './processes/listAncestors.mjs';
import { processIdentity } from './processes/processIdentity.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command || !/^\w+$/.test(command)) throw new TypeError('usage: bootstrap.mjs <command> [args]');

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
// Listed first: an ancestor that ends during the installation must still be missed after it.
const ancestors = [processIdentity(process.pid), ...listAncestors()];

if (await installDependencies(root, ancestors)) {
  const child = spawn(join(bin, 'node'), [join(root, 'tools', `${command}.ts`), ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      EVERYTHING_WALLET_ANCESTORS: ancestors.join(','),
    },
  });
  // The command ends things in order; this process only waits for it. From a terminal both get the signal.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} else {
  process.exitCode = 1;
}
