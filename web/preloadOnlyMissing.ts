import type { Plugin } from 'vite';

/**
 * Limits what a dynamic import preloads to files that are not loaded yet: its importer, and all that this imports statically, are. Vite
 * lists these too, and each becomes a `<link>` in the page when a screen opens.
 */
export function preloadOnlyMissing(): Plugin {
  let imports: ReadonlyMap<string, readonly string[]> = new Map();
  return {
    name: 'preload-only-missing',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, dependencies, { hostId, hostType }) => {
            if (hostType === 'html') return dependencies;
            const loaded = closureOf(hostId, imports);
            return dependencies.filter((dependency) => !loaded.has(dependency));
          },
        },
      },
    }),
    generateBundle: {
      // Vite writes the lists in its own hook of this name.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
      },
    },
  };
}

/** Returns a chunk and all that it imports, at any depth. */
function closureOf(chunk: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set([chunk]);
  // A set visits what is added while it is visited.
  for (const name of found) for (const imported of imports.get(name) ?? []) found.add(imported);
  return found;
}
