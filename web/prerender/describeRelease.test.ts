import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeRelease } from './describeRelease.ts';
import { releaseScript } from './releaseScript.ts';

const content = (path: string) => Buffer.from(path);
const sources = {
  version: '1.0.0',
  changes: ['One.'],
  isUrgent: false,
  hashed: ['/assets/de-1.js', '/assets/de-2.js', '/assets/main-1.js'],
  others: { '/wallet': Buffer.from('<html>') },
  languages: { de: ['/assets/de-1.js', '/assets/de-2.js'] },
  screens: ['/', '/nft/*'],
  policy: "default-src 'none'",
  read: content,
};

test('each file has its digest, each document a revision, and each language a list of its own', () => {
  const release = describeRelease(sources);
  const digest = createHash('sha256').update('/assets/main-1.js').digest('base64');
  const [document, script] = release.files;
  expect(document?.url).toBe('/wallet');
  expect(document?.revision).toMatch(/^[\da-f]{12}$/);
  expect(script).toEqual({
    ...{ url: '/assets/main-1.js', revision: null, integrity: `sha256-${digest}` },
    skeleton: digest.slice(0, 8),
  });
  expect(release.files).toHaveLength(2);
  expect(Object.keys(release.languages)).toEqual(['de']);
  expect(release.languages['de']?.map(({ url }) => url)).toEqual(['/assets/de-1.js', '/assets/de-2.js']);
});

test('two files that differ in names only have one skeleton; what is no text has none', () => {
  const describe = (name: string) =>
    describeRelease({
      ...{ ...sources, hashed: ['/assets/main-1.js', '/assets/a.woff2'], languages: {} },
      read: () => content(`import"./${name}"`),
    }).files.slice(1);
  const [script, font] = describe('frame-1111111.js');
  const [same] = describe('frame-2222222.js');
  expect(same?.integrity).not.toBe(script?.integrity);
  expect(same?.skeleton).toBe(script?.skeleton);
  expect(describe('wallet-2222222.js')[0]?.skeleton).not.toBe(script?.skeleton);
  expect(font).not.toHaveProperty('skeleton');
});

test('the id changes with any file and the policy, and with nothing else', () => {
  const { id } = describeRelease(sources);
  expect(describeRelease({ ...sources, changes: ['Two.'], version: '2.0.0' }).id).toBe(id);
  expect(describeRelease({ ...sources, others: { '/wallet': Buffer.from('<html >') } }).id).not.toBe(id);
  expect(describeRelease({ ...sources, policy: "default-src 'self'" }).id).not.toBe(id);
  expect(describeRelease({ ...sources, read: (path) => content(`${path}!`) }).id).not.toBe(id);
});

test('the worker is a classic script that contains its release, and loads no other', async () => {
  const script = await releaseScript(describeRelease(sources));
  expect(script).toContain('/assets/main-1.js');
  expect(script).not.toMatch(/^\s*import |importScripts|process\.env|eval\(/m);
});
