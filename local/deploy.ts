import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployedConfiguration } from './deploy/deployedConfiguration.ts';
import { readAppCheck } from './deploy/readAppCheck.ts';
import type { FirebaseConfiguration } from './emulators/firebaseConfiguration.ts';
import { LocalError } from './LocalError.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/*
 * `npm run deploy -- <project> [options of firebase deploy]`: builds, writes firebase.deploy.json and the environment of
 * the project, and deploys it.
 */

try {
  deploy(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof LocalError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function deploy([project = '', ...options]: string[]): void {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) {
    throw new LocalError('Name the Firebase project: npm run deploy -- <project>');
  }
  const appCheck = readAppCheck(process.env);
  run('npm', ['run', 'build']);

  const dist = join(repositoryRoot, 'web', 'dist');
  writeJson(join(dist, 'environment.json'), { emulators: null, faucetUrl: null, appCheck });
  const template = JSON.parse(
    readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
  ) as FirebaseConfiguration;
  const assets = readdirSync(join(dist, 'assets'));
  const configuration = deployedConfiguration(template, { project, assets, hasAppCheck: appCheck !== null });
  // Beside firebase.json, since the paths in it are relative to its folder.
  writeJson(join(repositoryRoot, 'firebase.deploy.json'), configuration);
  run('firebase', ['deploy', '--project', project, '--config', 'firebase.deploy.json', ...options]);
}

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: repositoryRoot, stdio: 'inherit' });
  if (status !== 0) throw new LocalError(`${command} ${args[0] ?? ''} failed: ${String(error ?? status)}`);
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
