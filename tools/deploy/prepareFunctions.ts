import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LocalError } from '../LocalError.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { writeJson } from '../writeJson.ts';
import { functionsLock, type DeployedPackage, type LockFile } from './functionsLock.ts';

const WORKSPACE = 'functions';

/**
 * Creates the folder to upload from the built functions: the bundle, which includes core, a package.json
 * without build dependencies, and the lock file from which `npm ci --omit=dev` installs the tested versions.
 *
 * It is written beside its destination and moved there: an incomplete folder is never uploaded.
 *
 * @param destination absolute path; its content is replaced
 * @throws {LocalError} When the functions are not built, or the lock file is incomplete.
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
