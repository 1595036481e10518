import { createHash } from 'node:crypto';
import { addressOf } from './addressOf.ts';

/** Files that are requested at once. */
const MAX_REQUESTS = 8;
const TIMEOUT_MS = 60_000;

/**
 * Requests each file from a site and compares its bytes.
 *
 * @param origin without a final slash
 * @param files SHA-256 by path, of the build
 * @returns differences by path, in order; none if the site serves the same bytes
 */
export async function compareSite(
  origin: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const open = Object.entries(files);
  const differences: string[] = [];
  async function work(): Promise<void> {
    for (let next = open.pop(); next; next = open.pop()) {
      const [path, digest] = next;
      const problem = await problemOf(`${origin}${addressOf(path)}`, digest);
      if (problem !== undefined) differences.push(`${path}: ${problem}`);
    }
  }
  await Promise.all(Array.from({ length: MAX_REQUESTS }, work));
  return differences.sort();
}

/** Returns how an answer differs from a digest; undefined if it does not. */
async function problemOf(url: string, digest: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') === digest) return undefined;
    return response.ok ? 'the site serves other bytes' : `the site answers ${response.status}`;
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : String(error)})`;
  }
}
