import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { expect, it } from 'vitest';
import { holdings } from './userDocuments.ts';

const root = join(import.meta.dirname, '../../..');
const covered = Object.keys(holdings).sort();

// A new collection must list its documents of a user here: a deletion that misses one breaks its promise.
it('covers every known collection', () => {
  expect(covered).toEqual([...Object.values(collections), ...Object.values(serverCollections)].sort());
});

it('every collection of the rules is covered', () => {
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const matched = [...rules.matchAll(/match \/([a-z_]+)\/\{/g)].map(([, name]) => name);
  expect(matched.length).toBeGreaterThan(5);
  expect(covered).toEqual(expect.arrayContaining(matched.filter((name) => name !== 'databases')));
});

it('no function names a collection by itself, past the list of those that are known', () => {
  const sources = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(root, 'functions/src', file), 'utf8')] as const);
  const named = sources.filter(([, source]) =>
    /\b(collection|collectionGroup)\(\s*['"`]|\bdoc\(\s*['"`]\w+\//.test(source),
  );
  expect(named.map(([file]) => file)).toEqual([]);
});
