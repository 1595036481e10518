import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

/** The absolute path of everything a stack writes. */
export function stackDirectory(name: string): string {
  return join(repositoryRoot, '.local', name);
}
