import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LocalError } from '../LocalError.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { functionsLock, type DeployedPackage, type LockFile } from './functionsLock.ts';

const WORKSPACE = 'functions';

/**
 * Makes the folder that is uploaded, out of the built functions: the bundle, which core is part of, a package.json without
 * what only building needs, and the lock file from which `npm ci --omit=dev` installs the versions that were tested.
 *
 * It is made beside its place and moved there: what was broken off half-way is never uploaded.
 *
 * @param destination absolute path; what is there is replaced
 * @throws {LocalError} When the functions are not built, or the lock file lacks something.
 */
export function prepareFunctions(destination: string): void {
  const source = join(repositoryRoot, WORKSPACE);
  if (!existsSync(join(source, 'lib', 'index.js'))) {
    throw new LocalError('The functions are not built: npm --workspace functions run build');
  }
  const { name, version, type, main, engines, dependencies } = readJson(
    join(source, 'package.json'),
  ) as DeployedPackage;
  const manifest = { name, version, private: true, type, main, engines, dependencies };
  const root = readJson(join(repositoryRoot, 'package-lock.json')) as LockFile;
  const lock = functionsLock(root, WORKSPACE, manifest);

  const unfinished = `${destination}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(destination), { recursive: true });
  cpSync(join(source, 'lib'), join(unfinished, 'lib'), { recursive: true });
  writeJson(join(unfinished, 'package.json'), manifest);
  writeJson(join(unfinished, 'package-lock.json'), lock);
  rmSync(destination, { recursive: true, force: true });
  renameSync(unfinished, destination);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
