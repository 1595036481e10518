import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalError } from '../LocalError.ts';
import { listSources } from './listSources.ts';
import { zipOf, type ZipEntry } from './zipOf.ts';

/** The date of every version: the module proxy protocol wants one, and the same sources are to make the same files. */
const TIME = '2026-01-01T00:00:00Z';

/**
 * The files that a module proxy serves of the Go SDK (https://go.dev/ref/mod#goproxy-protocol), by their paths there.
 *
 * @param sdk the directory of go.mod
 * @throws {LocalError} When go.mod names no module, or version.go no version.
 */
export function goModule(sdk: string): readonly ZipEntry[] {
  const module = readFileSync(join(sdk, 'go.mod'));
  const path = find(module.toString(), /^module (\S+)$/m, 'go.mod');
  const version = `v${find(readFileSync(join(sdk, 'version.go'), 'utf8'), /^const Version = "([\d.]+)"$/m, 'version.go')}`;
  const at = (name: string) => `${path}/@v/${name}`;
  return [
    { path: at('list'), bytes: Buffer.from(`${version}\n`) },
    { path: at(`${version}.info`), bytes: Buffer.from(JSON.stringify({ Version: version, Time: TIME })) },
    { path: at(`${version}.mod`), bytes: module },
    { path: at(`${version}.zip`), bytes: zipOf(listSources(sdk, `${path}@${version}/`)) },
  ];
}

function find(text: string, pattern: RegExp, file: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new LocalError(`${file} has no line like ${String(pattern)}`);
  return found;
}
