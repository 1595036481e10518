import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkGo } from '../clients/checkGo.ts';
import { checkPackages } from '../clients/checkPackages.ts';
import { checkPython } from '../clients/checkPython.ts';
import { checkSameAnswers } from '../clients/checkSameAnswers.ts';
import { checkSchemathesis } from '../clients/checkSchemathesis.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Check, ProgramCheck } from './Check.ts';

/** All the checks of `npm test`, in the order they run. */
export function listChecks(): Check[] {
  const types = ['.', 'packages/core', 'web', 'functions', 'clients/typescript', 'clients/cli'].map(
    (project) => ({
      name: `types:${project === '.' ? 'root' : project.replace('packages/', '')}`,
      command: 'tsc',
      args: ['--project', project],
    }),
  );
  const benchmarks = readdirSync(join(repositoryRoot, 'bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      name: `bench:${file.replace('.ts', '')}`,
      command: 'node',
      args: [join('bench', file)],
      verbose: true,
      ...(file === 'apiOverhead.ts' && { needs: 'stack' as const }),
    }));
  return [
    ...types,
    { name: 'lint:eslint', command: 'eslint', args: ['.', '--max-warnings', '0'] },
    { name: 'lint:prettier', command: 'prettier', args: ['--check', '.'] },
    { name: 'lint:knip', command: 'knip', args: [] },
    vitest('unit', ['unit', 'unit-web']),
    { name: 'clients:python', work: checkPython },
    { name: 'clients:go', work: checkGo },
    { name: 'clients:packages', work: checkPackages },
    { name: 'size', command: 'size-limit', args: [], needs: 'build' },
    { ...vitest('rules', ['rules']), needs: 'stack' },
    { ...vitest('functions', ['functions']), needs: 'stack' },
    { name: 'clients:same', work: checkSameAnswers, needs: 'stack' },
    { name: 'clients:schemathesis', work: checkSchemathesis, needs: 'stack' },
    ...benchmarks,
    { name: 'e2e', command: 'playwright', args: ['test'], reporter: 'playwright', needs: 'browser' },
  ];
}

function vitest(name: string, projects: readonly string[]): ProgramCheck {
  const selection = projects.flatMap((project) => ['--project', project]);
  return { name, command: 'vitest', args: ['run', ...selection], reporter: 'vitest' };
}
