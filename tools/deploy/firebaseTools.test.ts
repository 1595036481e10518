import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { listHostingFiles, parseEnvironmentFile } from './firebaseTools.ts';

const require = createRequire(import.meta.url);

test('a .env file is read as a deployment reads it', () => {
  expect(parseEnvironmentFile('# words\nA=1\nB="two words" # more\nEMPTY=\nhalf a line\n')).toEqual({
    envs: { A: '1', B: 'two words', EMPTY: '' },
    errors: ['half a line'],
  });
});

test('Hosting gets all files that are not ignored', () => {
  const folder = temporaryDirectory();
  mkdirSync(join(folder, 'assets'));
  for (const file of ['index.html', '.hidden', 'assets/a.js']) writeFileSync(join(folder, file), '');
  expect(listHostingFiles(folder, ['**/.*'])).toEqual(['assets/a.js', 'index.html']);
});

test.each([
  ['auth.js', 'selectAccount'],
  ['requireAuth.js', 'requireAuth'],
  ['apiv2.js', 'Client'],
  ['api.js', 'firebaseApiOrigin'],
  ['api.js', 'cloudbillingOrigin'],
  ['api.js', 'firestoreOrigin'],
  ['api.js', 'secretManagerOrigin'],
  ['api.js', 'hostingApiOrigin'],
  ['api.js', 'identityOrigin'],
  ['api.js', 'iamOrigin'],
  ['api.js', 'resourceManagerOrigin'],
  ['api.js', 'artifactRegistryDomain'],
  ['api.js', 'functionsV2Origin'],
  ['api.js', 'cloudloggingOrigin'],
  ['api.js', 'cloudMonitoringOrigin'],
  ['api.js', 'serviceUsageOrigin'],
])('signing in finds in %s of firebase-tools %s', (file, name) => {
  expect(require(`firebase-tools/lib/${file}`)).toHaveProperty(name, expect.any(Function));
});
