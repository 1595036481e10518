import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { commitOf } from './commitOf.ts';
import { writeQualityDocument } from './qualityDocument.ts';
import { readResult, writeResult } from './resultFiles.ts';
import { resultOf, type SuiteRun } from './resultOf.ts';

/** Commit of this working tree. */
export function currentCommit(): string | null {
  return commitOf((args) =>
    execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

/** Records a suite's run in its file of docs/quality/results and in docs/quality.md; a run that skipped everything in neither. */
export function recordRun(run: SuiteRun): void {
  const result = resultOf(run, readResult(run.name));
  if (!result) return;
  writeResult(result);
  writeQualityDocument();
}
