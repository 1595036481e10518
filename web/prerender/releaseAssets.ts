import type { Manifest } from './chunksOf.ts';

/** Separate documents, which the worker of a release never serves. */
const OTHER_DOCUMENTS = ['connect.html', 'connect-console.html'];

/**
 * Selects the built files that the application can load: all but those that only the windows for websites load. Files
 * that the list of chunks does not name, such as workers and fonts, belong to the application.
 *
 * @param names of the files in /assets
 * @returns their paths, sorted
 */
export function releaseAssets(names: readonly string[], chunks: Manifest): readonly string[] {
  const own = filesOf(chunks, ['index.html']);
  const others = filesOf(chunks, OTHER_DOCUMENTS);
  return names
    .map((name) => `assets/${name}`)
    .filter((file) => own.has(file) || !others.has(file))
    .map((file) => `/${file}`)
    .sort();
}

/** Files that a document can load, now or later. */
function filesOf(chunks: Manifest, documents: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...documents];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return seen;
}
