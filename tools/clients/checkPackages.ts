import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { addCounts } from '../checks/addCounts.ts';
import { asOneTest } from '../checks/asOneTest.ts';
import type { CheckRun } from '../checks/CheckRun.ts';
import type { Counts } from '../checks/Counts.ts';
import { LocalError } from '../LocalError.ts';
import { writeDownloads } from '../downloads/writeDownloads.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';
import { fetchGoModule } from './fetchGoModule.ts';
import { installOrSkip } from './installOrSkip.ts';
import { installWheel } from './installWheel.ts';
import type { RunHere } from './RunHere.ts';

const USE = `import { EverythingWallet } from '@everything-wallet/sdk';
await new EverythingWallet({ apiKey: 'ew_live_key', baseUrl: 'http://127.0.0.1:1', maxRetries: 0 }).getHealth().then(
  () => process.exit(1),
  ({ name }) => console.log(name),
);`;

const CONNECT = `import { createProvider } from '@everything-wallet/connect';
await createProvider().request({ method: 'eth_accounts' }).then(
  () => process.exit(1),
  ({ code }) => console.log(code),
);`;

/**
 * Writes the packages that the site serves, installs each as users do, and runs them.
 *
 * @throws {MissingToolError} When their dependencies cannot be reached.
 * @throws {LocalError} When they cannot be packed or installed.
 */
export async function checkPackages(run: CheckRun): Promise<Counts> {
  const { family, directory } = run;
  const downloads = join(directory, 'downloads');
  const project = join(directory, 'project');
  const runHere: RunHere = async (title, cwd, command, ...args) => {
    const logFile = join(directory, `packages-${title.replaceAll(/\W+/g, '-')}.log`);
    // The command line starts the node that is found first: the one that runs this.
    const environment = { PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` };
    await runProgram(family, { title, command, args, cwd, environment, logFile, shownLines: 100 });
    return readFileSync(logFile, 'utf8').trim();
  };

  mkdirSync(project);
  writeDownloads(downloads);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await installOrSkip(family, {
    title: 'Installing the packages',
    command: 'npm',
    args: [
      ...['install', '--no-audit', '--no-fund', '--prefer-offline'],
      // Without a registry it fails quickly.
      ...['--fetch-retries=0', '--fetch-timeout=20000'],
      ...readdirSync(downloads).flatMap((file) => (file.endsWith('.tgz') ? [join(downloads, file)] : [])),
    ],
    cwd: project,
    logFile: join(directory, 'packages-install.log'),
  });

  return addCounts([
    await asOneTest(run, 'downloads: the checksums', async () => {
      await runHere('downloads: sha256sum', downloads, 'sha256sum', '--check', '--strict', 'SHA256SUMS');
    }),
    await asOneTest(run, 'clients/cli: ew --version, installed', async () => {
      const ew = join(project, 'node_modules', '.bin', 'ew');
      const stated = await runHere('clients/cli: ew --version', project, ew, '--version');
      const { version, dependencies } = JSON.parse(
        readFileSync(join(project, 'node_modules', '@everything-wallet', 'cli', 'package.json'), 'utf8'),
      ) as { version: string; dependencies: Record<string, string> };
      const ours = Object.keys(dependencies).filter((name) => name.startsWith('@everything-wallet/'));
      // Names outside the scope would be requested from the registry.
      if (ours.length > 0) throw new LocalError(`The command line depends on ${ours.join(' and ')}`);
      if (stated !== version) throw new LocalError(`ew --version says ${stated}`);
      const page = join(project, 'node_modules', '@everything-wallet', 'cli', 'dist', 'page.js');
      if (!existsSync(page)) throw new LocalError('The command line lacks the page of ew connect');
    }),
    await asOneTest(run, 'clients/typescript: the types, installed', async () => {
      copyFileSync(join(repositoryRoot, 'docs', 'samples', 'sdk', 'balance.ts'), join(project, 'balance.ts'));
      await runHere(
        'clients/typescript: tsc',
        project,
        'tsc',
        ...['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext'],
        ...['--types', 'node', '--typeRoots', join(repositoryRoot, 'node_modules', '@types')],
        'balance.ts',
      );
    }),
    await asOneTest(run, 'clients/typescript: the SDK, installed', async () => {
      const args = ['--input-type=module', '--eval', USE];
      const stated = await runHere('clients/typescript: node', project, process.execPath, ...args);
      if (stated !== 'ConnectionError') throw new LocalError(`The installed SDK fails with ${stated}`);
    }),
    await asOneTest(run, 'clients/connect: the provider, installed', async () => {
      const args = ['--input-type=module', '--eval', CONNECT];
      const stated = await runHere('clients/connect: node', project, process.execPath, ...args);
      if (stated !== '4900') throw new LocalError(`The installed provider fails with ${stated}`);
    }),
    await asOneTest(run, 'clients/python: the wheel, installed', () => installWheel(runHere, downloads)),
    await asOneTest(run, 'clients/go: the module, from the proxy', () => fetchGoModule(runHere, downloads)),
  ]);
}
