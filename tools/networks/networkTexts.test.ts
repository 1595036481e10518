import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { readNetworkFiles } from './networkFiles.ts';
import { networkTexts } from './networkTexts.ts';

const files = await readNetworkFiles();
const [first] = files;
if (!first) throw new Error('There is no network');

/** A network that has no file. */
const tenth = {
  file: 'tenth',
  network: { ...first.network, place: 99, id: 'tenth', rpcName: 'tenth-net', name: 'Tenth', chainId: 4_242 },
};

test.each(networkTexts)('$path has the networks as they are (else: npm run networks:generate)', (text) => {
  const before = readFileSync(join(repositoryRoot, text.path), 'utf8');
  expect(before).toBe(text.write(before, files));
});

test.each(networkTexts)('$path without the tenth network is not as it is to be', ({ path, write }) => {
  const before = readFileSync(join(repositoryRoot, path), 'utf8');
  const after = write(before, [...files, tenth]);
  expect(after).not.toBe(before);
  expect(after).toMatch(/tenth/i);
  expect(write(after, files)).toBe(before);
});

test.each(['typescript', 'python', 'go', 'cli'])(
  'the README of %s has the current name of MATIC',
  (client) => {
    const readme = readFileSync(join(repositoryRoot, 'clients', client, 'README.md'), 'utf8');
    expect(readme).toContain('`polygon-mainnet` (137): Polygon Mainnet, MATIC (called POL since 2024)');
    expect(readme).toMatch(/Ethereum Mainnet, ETH$/m);
  },
);

test('a text without a place for the list is refused', () => {
  const rules = networkTexts.find(({ path }) => path === 'firestore.rules');
  expect(() => rules?.write('service cloud.firestore {}', files)).toThrow('There is no place');
});
