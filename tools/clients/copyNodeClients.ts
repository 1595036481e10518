import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';

/** Folders of built or installed files in a package. */
const NOT_COPIED = ['dist', 'node_modules'];

const SCOPE = '@everything-wallet';

/**
 * Copies the TypeScript SDK, the command line and the connector to where a build disturbs no other process, with the
 * packages of the repository.
 *
 * @param copy Replacement of the repository's directory; it is created.
 */
export function copyNodeClients(copy: string): void {
  const ours = join(repositoryRoot, 'node_modules');
  const theirs = join(copy, 'node_modules');
  mkdirSync(join(theirs, SCOPE), { recursive: true });
  // One by one: as a whole, the SDK that the command line is built with would be the repository's.
  for (const name of readdirSync(ours)) {
    if (name !== SCOPE) symlinkSync(join(ours, name), join(theirs, name));
  }
  symlinkSync(join(copy, 'clients', 'typescript'), join(theirs, SCOPE, 'sdk'));
  // The page of `ew connect` bundles the connector.
  symlinkSync(join(copy, 'clients', 'connect'), join(theirs, SCOPE, 'connect'));
  // The command line bundles the decoder of calls when it is built, the connector the protocol.
  symlinkSync(join(repositoryRoot, 'packages', 'core'), join(theirs, SCOPE, 'core'));

  cpSync(join(repositoryRoot, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  for (const name of ['typescript', 'cli', 'connect']) {
    const from = join(repositoryRoot, 'clients', name);
    const to = join(copy, 'clients', name);
    cpSync(from, to, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
    const nested = join(from, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(to, 'node_modules'));
  }
}
