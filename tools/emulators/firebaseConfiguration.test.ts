import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { stackPorts } from '../stackPorts.ts';
import { firebaseConfiguration, type FirebaseConfiguration } from './firebaseConfiguration.ts';

const deployed = JSON.parse(
  readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
) as FirebaseConfiguration;
const local = firebaseConfiguration(deployed, stackPorts(10_000), ['index-B1.js']);

/** Every header of a configuration, as `source key: value`. */
const headersOf = ({ hosting }: FirebaseConfiguration) =>
  hosting.headers.flatMap(({ source, headers }) =>
    headers.map(({ key, value }) => `${source} ${key}: ${value}`),
  );
const policyOf = (configuration: FirebaseConfiguration) =>
  headersOf(configuration).find((header) => header.includes('Content-Security-Policy')) ?? '';

test('the deployed policy knows no local address', () => {
  expect(policyOf(deployed)).not.toMatch(/127\.0\.0\.1|localhost/);
});

test('the local policy only adds the emulators and the faucet to connect-src', () => {
  const added =
    ' http://127.0.0.1:19099 http://127.0.0.1:18080 http://127.0.0.1:15001 http://127.0.0.1:18549';
  expect(policyOf(local)).toMatch(new RegExp(`connect-src [^;]*${added};`));
  expect(policyOf(local).replace(added, '')).toBe(policyOf(deployed));
  expect(headersOf(local).map((header) => header.replace(added, ''))).toEqual([
    ...headersOf(deployed),
    '/assets/@(index-B1.js) Cache-Control: public, max-age=31536000, immutable',
  ]);
});

test('the page of components exists in the local stack only', () => {
  const sourcesOf = ({ hosting }: FirebaseConfiguration) => hosting.rewrites.map(({ source }) => source);
  expect(sourcesOf(deployed)).not.toContain('/design');
  expect(sourcesOf(local)).toEqual([...sourcesOf(deployed), '/design']);
});

test('no build runs when the emulators start', () => {
  expect(deployed.functions[0]?.predeploy).toBeDefined();
  expect(local.hosting.predeploy).toBeUndefined();
  expect(local.functions).toEqual([{ source: 'functions', codebase: 'default', runtime: 'nodejs22' }]);
});
