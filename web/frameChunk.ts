import { fileURLToPath } from 'node:url';

/** The bundler, as far as it tells what a module imports, but for what it imports only when it runs. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const module = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Puts what the whole application stands on into one file: all that src/main.tsx imports, but for what src/start.ts has
 * already. It is loaded by a written page only once that is used, and would else come in twenty small files that no
 * screen goes without. A group for the bundler's `codeSplitting`.
 */
export function frameChunk() {
  let frame: ReadonlySet<string> | undefined;
  return {
    debugName: 'frame',
    name: (id: string, modules: Modules) => {
      if (!frame) {
        const atStart = closure(module('src/start.ts'), modules);
        frame = new Set([...closure(module('src/main.tsx'), modules)].filter((one) => !atStart.has(one)));
      }
      return frame.has(id) ? 'frame' : null;
    },
  };
}

/** A module, and all that it imports in however many steps. */
function closure(start: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
