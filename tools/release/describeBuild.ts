import { createHash } from 'node:crypto';
import { listSources } from '../downloads/listSources.ts';
import { OWN_FILES, type PublishedRelease } from './PublishedRelease.ts';

/**
 * Lists the files of a build with their SHA-256. Hidden files are left out, as Hosting does not serve them.
 *
 * @param directory an absolute path
 */
export function describeBuild(
  directory: string,
  parameters: Omit<PublishedRelease, 'files'>,
): PublishedRelease {
  const files = listSources(directory)
    .filter(({ path }) => !OWN_FILES.includes(path))
    .map(({ path, bytes }) => [path, createHash('sha256').update(bytes).digest('hex')] as const);
  return { ...parameters, files: Object.fromEntries(files) };
}
