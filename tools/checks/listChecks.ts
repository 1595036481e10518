import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkGo } from '../clients/checkGo.ts';
import { checkPackages } from '../clients/checkPackages.ts';
import { checkPython } from '../clients/checkPython.ts';
import { checkSameAnswers } from '../clients/checkSameAnswers.ts';
import { checkSchemathesis } from '../clients/checkSchemathesis.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Check, ProgramCheck } from './Check.ts';

/** Preparation of benchmarks that measure more than code. */
const ON_STACK: Readonly<Record<string, 'stack' | 'browser'>> = {
  'apiOverhead.ts': 'stack',
  'sendDialog.ts': 'browser',
  'swapQuote.ts': 'browser',
};

/** The API, where requests of one address count together; many at once make the Functions emulator lose one. */
const API = 'api';

/**
 * Returns all checks of `npm test`, in starting order: first those that only wait, then those that only
 * compute, while the stack starts, then those that need the stack and the machine.
 */
export function listChecks(): Check[] {
  const types = [
    '.',
    'packages/core',
    'web',
    'functions',
    'clients/typescript',
    'clients/cli',
    'clients/cli/src/page',
    'clients/connect',
  ].map((project) => ({
    name: `types:${project === '.' ? 'root' : project.replace('packages/', '')}`,
    // The native compiler; `tsc` is that of the library which ESLint and the OpenAPI generator need (decision 19).
    command: 'node',
    args: [join('node_modules', 'typescript-native', 'bin', 'tsc'), '--project', project],
    share: 'core' as const,
  }));
  const benchmarks = readdirSync(join(repositoryRoot, 'bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      name: `bench:${file.replace('.ts', '')}`,
      command: 'node',
      args: [join('bench', file)],
      verbose: true,
      // They compare times.
      share: 'machine' as const,
      isByName: true,
      ...(ON_STACK[file] && { needs: ON_STACK[file] }),
    }));
  return [
    // The longest are first, so that none of them starts last.
    { name: 'clients:schemathesis', work: checkSchemathesis, needs: 'stack', share: 'waits', uses: API },
    { name: 'lint:oxlint', command: 'oxlint', args: [], share: 'core' },
    { name: 'lint:eslint', command: 'eslint', args: ['.', '--max-warnings', '0'], share: 'core' },
    ...types,
    { name: 'lint:format', command: 'oxfmt', args: ['--check'], share: 'core' },
    { name: 'lint:knip', command: 'knip', args: [], share: 'core' },
    { name: 'clients:python', work: checkPython, share: 'core' },
    { name: 'clients:go', work: checkGo, share: 'core' },
    { name: 'clients:packages', work: checkPackages, share: 'core' },
    { name: 'size', command: 'size-limit', args: [], needs: 'build', share: 'core' },
    // One more than there are cores: some tests wait for processes and timeouts.
    {
      ...vitest(
        'unit',
        ['unit', 'unit-isolated', 'unit-web', 'unit-hashing'],
        ['--maxWorkers', String(availableParallelism() + 1)],
      ),
      share: 'core',
    },
    // Both run one file at a time, and wait for the emulators: the unit tests use the rest of the machine.
    { ...vitest('rules', ['rules']), needs: 'stack', share: 'core' },
    { ...vitest('functions', ['functions']), needs: 'stack', share: 'core', uses: API },
    { name: 'clients:same', work: checkSameAnswers, needs: 'stack', share: 'machine' },
    ...benchmarks,
    {
      name: 'e2e',
      command: 'playwright',
      args: ['test', '--project=shell', '--project=whole'],
      reporter: 'playwright',
      needs: 'browser',
      share: 'machine',
    },
  ];
}

function vitest(
  name: string,
  projects: readonly string[],
  options: readonly string[] = [],
): Omit<ProgramCheck, 'share'> {
  const selection = projects.flatMap((project) => ['--project', project]);
  return { name, command: 'vitest', args: ['run', ...selection, ...options], reporter: 'vitest' };
}
