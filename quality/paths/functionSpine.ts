import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalError } from '../../tools/LocalError.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import type { NodeRequest } from './FunctionWatch.ts';
import { spineOf } from './spineOf.ts';

/** The server of this suite, which calls the functions. */
const SERVER = /^quality\/cost\/serveFunctions\.ts$/;

/**
 * Returns the spine of a function: the longest of its requests to nodes.
 *
 * @param name of the path, for the message of a failure
 * @throws {LocalError} When there was no request, or a stack does not reach the server.
 */
export function functionSpine(name: string, requests: readonly NodeRequest[]): string[] {
  const spines = requests.map(({ frames }) =>
    spineOf(frames, {
      fileAt: ({ url }) =>
        url.startsWith('file:') ? relative(repositoryRoot, fileURLToPath(url)) : undefined,
      beginning: SERVER,
      name,
    }),
  );
  const [longest] = spines.toSorted((one, other) => other.length - one.length);
  if (!longest) throw new LocalError(`${name} cannot be traced: no request to a node was seen.`);
  return longest;
}
