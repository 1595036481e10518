import { LocalError } from '../LocalError.ts';
import { publishedReleaseSchema, RELEASE_FILE, type PublishedRelease } from './PublishedRelease.ts';

const TIMEOUT_MS = 60_000;

/**
 * Requests the list of a site's files.
 *
 * @param origin without a final slash
 * @throws {LocalError} where the site has none
 */
export async function fetchRelease(origin: string): Promise<PublishedRelease> {
  const url = `${origin}/${RELEASE_FILE}`;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`It answers ${response.status}`);
    return publishedReleaseSchema.parse(await response.json());
  } catch (cause) {
    throw new LocalError(`${url} is no list of files, so nothing was compared.`, { cause });
  }
}
