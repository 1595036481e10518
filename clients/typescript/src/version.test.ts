import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION } from './version.ts';

const manifestOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}/package.json`, import.meta.url), 'utf8'));

test('the version is that of the package', () => {
  expect(manifestOf('typescript')).toMatchObject({ version: VERSION });
});

test.each(['typescript', 'cli'])('the package names its source and licence: %s', (name) => {
  expect(manifestOf(name)).toMatchObject({
    license: 'MIT',
    repository: {
      type: 'git',
      url: 'git+https://github.com/everything-wallet/everything-wallet.git',
      directory: `clients/${name}`,
    },
  });
});
