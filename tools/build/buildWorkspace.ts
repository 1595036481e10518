import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { withLock } from '../processes/withLock.mjs';
import { repositoryRoot } from '../repositoryRoot.ts';
import { runProgram } from '../runProgram.ts';
import { runStep } from '../runStep.ts';
import { hashFiles } from './hashFiles.ts';

/** Output of each buildable workspace. */
const outputs = { web: 'web/dist', functions: 'functions/lib' } as const;

/** Sources of a build outside its workspace; pages show samples of docs, and the chat answers from them. */
const SHARED_SOURCES = ['packages/core', 'docs', 'package-lock.json', 'tsconfig.base.json'];

/**
 * Likewise of one workspace alone: the site serves the packages of the clients, and its worker knows Hosting's addresses and the
 * changes of its release.
 */
const OWN_SOURCES = {
  web: ['clients', 'tools/downloads', 'tools/release', 'tools/clients', 'firebase.json', 'CHANGELOG.md'],
  functions: [],
} as const;

const CLIENT_OUTPUTS = ['clients/typescript/dist', 'clients/cli/dist', 'clients/connect/dist'];

/**
 * Builds a workspace, unless its output was built from the current sources.
 *
 * @returns The absolute path of the output.
 * @throws {LocalError} When the build fails.
 */
export async function buildWorkspace(
  family: ProcessFamily,
  workspace: keyof typeof outputs,
  log: (line: string) => void,
): Promise<string> {
  const directory = join(repositoryRoot, '.local', 'build');
  const output = join(repositoryRoot, outputs[workspace]);
  const stamp = join(directory, `${workspace}.sources`);
  await withLock(join(directory, `${workspace}.lock`), async () => {
    const sources = [
      hashFiles(
        repositoryRoot,
        [workspace, ...SHARED_SOURCES, ...OWN_SOURCES[workspace]],
        ['node_modules', ...Object.values(outputs), ...CLIENT_OUTPUTS],
      ),
      // Adds the pseudo-languages to the site.
      ...(process.env['PSEUDO_LANGUAGES'] === 'true' ? ['pseudo-languages'] : []),
    ].join(' ');
    if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
    mkdirSync(directory, { recursive: true });
    // Until it is built, the output is of no known sources.
    rmSync(stamp, { force: true });
    await runStep(log, `Building ${workspace}`, () =>
      runProgram(family, {
        title: `Building ${workspace}`,
        command: 'npm',
        args: ['run', 'build', '--workspace', workspace],
        cwd: repositoryRoot,
        logFile: join(directory, `${workspace}.log`),
      }),
    );
    writeFileSync(stamp, sources);
  });
  return output;
}
