/** Vite's list of chunks, by source module or name (`build.manifest`). */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/**
 * Returns the scripts that a browser loads for these modules, with all their imports, each once.
 *
 * @returns addresses such as '/assets/main-1a2b.js'
 * @throws Error when the build has no chunk for a module
 */
export function chunksOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    const address = `/${chunk.file}`;
    if (files.has(address)) return;
    files.add(address);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}
