/** The part of Hosting's configuration that changes. */
interface Headed {
  readonly headers: { source: string; headers: { key: string; value: string }[] }[];
}

/**
 * Adds a cache lifetime of one year for the built assets, whose names change with their content.
 *
 * They are listed by name: Hosting applies headers by address, even to missing files, and a browser would
 * cache the missing file for a year, too.
 *
 * @param assets the names of the files in /assets
 */
export function cacheAssets<Hosting extends Headed>(hosting: Hosting, assets: readonly string[]): Hosting {
  const source = `/assets/@(${assets.join('|')})`;
  const headers = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
  return { ...hosting, headers: [...hosting.headers, { source, headers }] };
}
