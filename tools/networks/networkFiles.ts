import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NetworkDescription } from '@everything-wallet/core/networks/NetworkDescription';
import { repositoryRoot } from '../repositoryRoot.ts';

const directory = join(repositoryRoot, 'packages', 'core', 'src', 'networks');

/** A network, and where it is written down. */
export interface NetworkFile {
  /** The name of its file without '.ts', which is the name of its export. */
  readonly file: string;
  readonly network: NetworkDescription;
}

/**
 * Reads the files of packages/core/src/networks that describe a network, in the networks' order.
 *
 * @throws {TypeError} When a file does not export its name, or two networks share a position.
 */
export async function readNetworkFiles(): Promise<readonly NetworkFile[]> {
  const files = readdirSync(directory)
    .filter((name) => readFileSync(join(directory, name), 'utf8').includes('satisfies NetworkDescription;'))
    .map((name) => name.replace(/\.ts$/, ''));
  const found = await Promise.all(
    files.map(async (file) => {
      const url = pathToFileURL(join(directory, `${file}.ts`)).href;
      const exported = (await import(/* @vite-ignore */ url)) as Readonly<Record<string, NetworkDescription>>;
      const network = exported[file];
      if (!network) throw new TypeError(`${file}.ts does not export ${file}`);
      return { file, network };
    }),
  );
  const places = Map.groupBy(found, ({ network }) => network.place);
  for (const [place, sharing] of places) {
    const names = sharing.map(({ file }) => `${file}.ts`).join(' and ');
    if (sharing.length > 1) throw new TypeError(`${names} have the same place, ${place}`);
  }
  return found.toSorted((one, other) => one.network.place - other.network.place);
}
