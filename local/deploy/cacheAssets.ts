import type { FirebaseConfiguration } from '../emulators/firebaseConfiguration.ts';

/**
 * Adds that the built assets, whose names change with what is in them, may be kept for a year.
 *
 * They are listed by name: Hosting applies headers by the address alone, also to what is not there, and a browser would
 * keep a missing file for a year, too.
 *
 * @param assets the names of the files in /assets
 */
export function cacheAssets(
  hosting: FirebaseConfiguration['hosting'],
  assets: readonly string[],
): FirebaseConfiguration['hosting'] {
  const source = `/assets/@(${assets.join('|')})`;
  const headers = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
  return { ...hosting, headers: [...hosting.headers, { source, headers }] };
}
