import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '../repositoryRoot.ts';

/** Returns the commit of the source; null where files differ from it, or it is in no repository. */
export function sourceCommit(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' });
  const head = git('rev-parse', 'HEAD');
  const changes = git('status', '--porcelain');
  if (head.status !== 0 || changes.status !== 0 || changes.stdout !== '') return null;
  return head.stdout.trim();
}
