// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandLine } from './commandLine.ts';
import { connector } from './connector.ts';
import { sdkPackages } from './sdkPackages.ts';

const ORIGIN = 'https://wallet.example';
const commands = [...sdkPackages, commandLine, connector].map(
  ({ install, plannedName }) => [plannedName, install(ORIGIN)] as const,
);

// Regression: the buttons copied package names that anyone could register in a public registry.
test.each(commands)('%s is installed from this site and from no registry', (plannedName, install) => {
  expect(install).toContain(`${ORIGIN}/downloads/`);
  for (const fetching of ['npm install', 'npm install --global', 'pip install'])
    expect(install).not.toContain(`${fetching} ${plannedName}`);
});

test('they name the version of the packages', () => {
  const clients = new URL('../../../../clients/', import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, clients), 'utf8');
  const versions = [
    ...['typescript', 'cli', 'connect'].map(
      (name) => (JSON.parse(read(`${name}/package.json`)) as { version: string }).version,
    ),
    /"([\d.]+)"/.exec(read('python/src/everything_wallet/_version.py'))?.[1],
    /Version = "([\d.]+)"/.exec(read('go/version.go'))?.[1],
  ];
  const [version = '', ...others] = new Set(versions);
  expect(others).toEqual([]);
  for (const [, install] of commands) expect(install).toContain(version);
});
