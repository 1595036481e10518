import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalError } from '../LocalError.ts';
import { listSources } from './listSources.ts';
import { zipOf, type ZipEntry } from './zipOf.ts';

const PACKAGE = 'everything_wallet';

/**
 * Builds the wheel of the Python SDK (PEP 427), which is a ZIP archive with a list of its files: no Python is needed.
 *
 * @param sdk the directory of pyproject.toml
 * @throws {LocalError} When pyproject.toml or the version is not written as expected.
 */
export function pythonWheel(sdk: string): { readonly name: string; readonly bytes: Buffer } {
  const project = readFileSync(join(sdk, 'pyproject.toml'), 'utf8');
  const sources = listSources(join(sdk, 'src', PACKAGE), `${PACKAGE}/`);
  const version = find(
    readFileSync(join(sdk, 'src', PACKAGE, '_version.py'), 'utf8'),
    /^__version__ = "([\d.]+)"$/m,
  );
  const information = `${PACKAGE}-${version}.dist-info`;
  const files: ZipEntry[] = [
    ...sources,
    { path: `${information}/METADATA`, bytes: Buffer.from(metadata(sdk, project, version)) },
    {
      path: `${information}/WHEEL`,
      bytes: Buffer.from(
        'Wheel-Version: 1.0\nGenerator: everything-wallet\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
      ),
    },
    { path: `${information}/licenses/LICENSE`, bytes: readFileSync(join(sdk, 'LICENSE')) },
  ];
  const record = [...files.map(recordOf), `${information}/RECORD,,`].join('\n');
  const entries = [...files, { path: `${information}/RECORD`, bytes: Buffer.from(`${record}\n`) }];
  return { name: `${PACKAGE}-${version}-py3-none-any.whl`, bytes: zipOf(entries) };
}

/** The core metadata (version 2.4) that pyproject.toml states. */
function metadata(sdk: string, project: string, version: string): string {
  const text = (field: string) => find(project, new RegExp(`^${field} = "(.*)"$`, 'm'));
  const list = (field: string) =>
    JSON.parse(find(project, new RegExp(String.raw`^${field} = (\[.*\])$`, 'm'))) as string[];
  return [
    'Metadata-Version: 2.4',
    `Name: ${text('name')}`,
    `Version: ${version}`,
    `Summary: ${text('description')}`,
    ...['Homepage', 'Repository'].map((label) => `Project-URL: ${label}, ${text(label)}`),
    `License-Expression: ${text('license')}`,
    ...list('license-files').map((file) => `License-File: ${file}`),
    ...list('classifiers').map((classifier) => `Classifier: ${classifier}`),
    `Requires-Python: ${text('requires-python')}`,
    ...list('dependencies').map((requirement) => `Requires-Dist: ${requirement}`),
    'Description-Content-Type: text/markdown',
    '',
    readFileSync(join(sdk, text('readme')), 'utf8'),
  ].join('\n');
}

function recordOf({ path, bytes }: ZipEntry): string {
  return `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`;
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new LocalError(`The Python SDK has no line like ${String(pattern)}`);
  return found;
}
