import { LocalError } from '../LocalError.ts';

/** A package as package.json or the lock file has it, as far as it is read. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [field: string]: unknown;
}

/** A package-lock.json of version 3. */
export interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
  readonly [field: string]: unknown;
}

/** The package.json of the folder that is uploaded. */
export interface DeployedPackage extends LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Fields about a package's place in the repository's own tree, which do not apply to this one. */
const FLAGS = ['dev', 'devOptional', 'peer', 'optional'];

/**
 * Extracts the lock file of the functions alone: the repository's versions and integrities of everything they
 * need to run.
 *
 * Packages are resolved as Node does, from the inside outwards, and remain in place, so that the installed
 * versions are the tested ones.
 *
 * @param workspace folder of the functions in the repository, such as 'functions'
 * @throws {LocalError} When a package is not in the repository's lock file, or would need two versions at one
 *   place.
 */
export function functionsLock(root: LockFile, workspace: string, manifest: DeployedPackage): LockFile {
  const found = new Map<string, { readonly from: string; isOptional: boolean }>();
  const queue: { from: string; isOptional: boolean }[] = [];

  const require = (from: string, name: string, isOptional: boolean, mayLack: boolean): void => {
    const path = resolve(root, from, name);
    if (path === undefined) {
      if (mayLack) return;
      throw new LocalError(`${name}, which ${from} needs, is not in package-lock.json: run npm install.`);
    }
    const place = placeOf(path, workspace);
    const earlier = found.get(place);
    if (earlier && earlier.from !== path) {
      throw new LocalError(
        `${name} would be needed in two versions at ${place}: use one version of it in the whole repository.`,
      );
    }
    if (earlier && (isOptional || !earlier.isOptional)) return;
    found.set(place, { from: path, isOptional });
    queue.push({ from: path, isOptional });
  };

  for (const name of Object.keys(manifest.dependencies)) require(workspace, name, false, false);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, isOptional } = next;
    const entry = root.packages[from] ?? {};
    for (const name of Object.keys(entry.dependencies ?? {})) require(from, name, isOptional, isOptional);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) require(from, name, true, true);
    for (const name of Object.keys(entry.peerDependencies ?? {})) {
      if (!entry.peerDependenciesMeta?.[name]?.optional) require(from, name, isOptional, isOptional);
    }
  }

  const packages = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, { from, isOptional }]) => {
      const fields = Object.entries(root.packages[from] ?? {}).filter(([field]) => !FLAGS.includes(field));
      return [place, { ...Object.fromEntries(fields), ...(isOptional && { optional: true }) }] as const;
    });
  const { name, version, dependencies, engines } = manifest;
  return {
    name,
    version,
    lockfileVersion: root.lockfileVersion,
    requires: true,
    packages: { '': { name, version, dependencies, engines }, ...Object.fromEntries(packages) },
  };
}

/** Resolves a dependency of a package as Node does: in its own folder, then in the parent folders. */
function resolve(root: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const path = [folder, 'node_modules', name].filter(Boolean).join('/');
    if (root.packages[path]) return path;
    if (folder === '') return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
}

/** Returns its path in a folder with only the functions. */
function placeOf(path: string, workspace: string): string {
  return path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path;
}
