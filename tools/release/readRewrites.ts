import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';

/** An address that Hosting answers with a file of the build, or with a function. */
export interface Rewrite {
  /** Such as '/wallet' or '/nft/*'. */
  readonly source: string;
  /** Such as '/app.html'; absent for a function. */
  readonly destination?: string;
}

/** Reads the rewrites of Hosting in firebase.json. */
export function readRewrites(): readonly Rewrite[] {
  const { hosting } = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: readonly Rewrite[] };
  };
  return hosting.rewrites;
}
