import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { saveSnapshot } from './saveSnapshot.ts';
import { snapshotPath } from './snapshotPath.ts';

const write = (content: string) => (directory: string) => writeFile(join(directory, 'data'), content);
const current = (directory: string) => readFileSync(join(snapshotPath(directory) ?? '', 'data'), 'utf8');

test('there is no snapshot before the first is saved', () => {
  expect(snapshotPath(temporaryDirectory())).toBeUndefined();
});

test('a saved snapshot takes the place of the one before', async () => {
  const directory = temporaryDirectory();
  await saveSnapshot(directory, write('first'));
  expect(current(directory)).toBe('first');
  await saveSnapshot(directory, write('second'));
  expect(current(directory)).toBe('second');
  expect(readdirSync(join(directory, 'snapshots'))).toHaveLength(1);
});

test('a failed save preserves the former snapshot, and the next one cleans up', async () => {
  const directory = temporaryDirectory();
  await saveSnapshot(directory, write('first'));
  const cutShort = async (into: string) => {
    await write('half')(into);
    throw new Error('cut short');
  };
  await expect(saveSnapshot(directory, cutShort)).rejects.toThrow('cut short');
  expect(current(directory)).toBe('first');

  await saveSnapshot(directory, write('second'));
  expect(current(directory)).toBe('second');
  expect(readdirSync(join(directory, 'snapshots'))).toHaveLength(1);
});

test('while a snapshot is being written, the one before is the current one', async () => {
  const directory = temporaryDirectory();
  await saveSnapshot(directory, write('first'));
  await saveSnapshot(directory, async (into) => {
    await write('second')(into);
    expect(current(directory)).toBe('first');
  });
});

test('a pointer to a missing snapshot counts as none', () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'snapshots'));
  writeFileSync(join(directory, 'current'), '1');
  expect(snapshotPath(directory)).toBeUndefined();
});
