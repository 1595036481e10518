import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckRun } from '../checks/CheckRun.ts';
import { LocalError } from '../LocalError.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { withLock } from '../processes/withLock.mjs';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';
import { userCache } from '../userCache.ts';
import { installOrSkip } from './installOrSkip.ts';
import { MissingToolError } from './MissingToolError.ts';

const OLDEST_PYTHON = [3, 11] as const;

/**
 * Makes sure that there is a virtual environment with exactly these packages, in the user's cache; answers with the
 * directory of its programs.
 * @param requirements The requirements file, relative to the repository.
 * @throws {MissingToolError} When there is no Python that can do it, or its packages cannot be reached.
 */
export async function preparePython(
  {
    family,
    directory,
    log,
  }: Pick<CheckRun, 'directory' | 'log'> & { readonly family: Pick<ProcessFamily, 'spawn'> },
  requirements: string,
): Promise<string> {
  const python = await findPython();
  const file = join(repositoryRoot, requirements);
  const key = createHash('sha256')
    .update(`${python}\0`)
    .update(readFileSync(file))
    .digest('hex')
    .slice(0, 16);
  const environment = userCache(`python-${key}`);
  const bin = join(environment, 'bin');
  const mark = join(environment, 'complete');

  await withLock(`${environment}.lock`, async () => {
    if (existsSync(mark)) return;
    log(`Installing the packages of ${requirements} …`);
    rmSync(environment, { recursive: true, force: true });
    const logFile = join(directory, 'python.log');
    const cwd = repositoryRoot;
    const title = 'Making a virtual environment';
    await runProgram(family, {
      title,
      command: 'python3',
      args: ['-m', 'venv', environment],
      cwd,
      logFile,
    }).catch((cause: unknown) => {
      if (!(cause instanceof LocalError)) throw cause;
      throw new MissingToolError('python3 cannot make virtual environments here (python3 -m venv)', {
        cause,
      });
    });
    await installOrSkip(family, {
      title: `Installing ${requirements}`,
      command: join(bin, 'python'),
      args: ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--retries=2', '-r', file],
      cwd,
      logFile,
    });
    writeFileSync(mark, '');
  });
  return bin;
}

/** Returns the version and the path of Python. */
async function findPython(): Promise<string> {
  const script = 'import sys; print(*sys.version_info[:3], sys.base_prefix)';
  const found = await promisify(execFile)('python3', ['-c', script]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  if (!found) throw new MissingToolError('python3 is not installed');
  const [major = 0, minor = 0] = found.split(' ').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_PYTHON;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new MissingToolError(`python3 is older than ${OLDEST_PYTHON.join('.')}`);
  }
  return found;
}
