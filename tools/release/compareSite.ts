import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import { createHash } from 'node:crypto';
import { addressOf } from './addressOf.ts';
import type { Rewrite } from './readRewrites.ts';

/** Files that are requested at once. */
const MAX_REQUESTS = 8;
const TIMEOUT_MS = 60_000;

/**
 * Requests each file from a site, by each of its addresses, and compares its bytes.
 *
 * @param origin without a final slash
 * @param files SHA-256 by path, of the build
 * @param rewrites other addresses under which Hosting serves a file (firebase.json)
 * @returns differences by address, in order; none if the site serves the same bytes
 */
export async function compareSite(
  origin: string,
  files: Readonly<Record<string, string>>,
  rewrites: readonly Rewrite[],
): Promise<readonly string[]> {
  const differences: string[] = [];
  await mapConcurrently(Object.entries(files), MAX_REQUESTS, async ([path, digest]) => {
    for (const address of [addressOf(path), ...addressesOf(path, rewrites)]) {
      const problem = await problemOf(`${origin}${address}`, digest);
      if (problem !== undefined) differences.push(`${address}: ${problem}`);
    }
  });
  return differences.sort();
}

/** Returns the other addresses of a file; a pattern's with a name in place of its star. */
function addressesOf(path: string, rewrites: readonly Rewrite[]): readonly string[] {
  return rewrites
    .filter(({ destination }) => destination === `/${path}`)
    .map(({ source }) => source.replaceAll('*', 'any'));
}

/** Returns how an answer differs from a digest; undefined if it does not. */
async function problemOf(url: string, digest: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const bytes = Buffer.from(await response.arrayBuffer());
    // Hosting serves its page for unknown addresses with 404. A redirect could have the right bytes, and lead elsewhere.
    const isServed = response.ok || (response.status === 404 && new URL(url).pathname === '/404');
    if (!isServed) return `the site answers ${response.status}`;
    const isSame = createHash('sha256').update(bytes).digest('hex') === digest;
    return isSame ? undefined : 'the site serves other bytes';
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : String(error)})`;
  }
}
