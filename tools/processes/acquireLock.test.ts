import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { acquireLock } from './acquireLock.mjs';

test('a lock lasts until it is released', () => {
  const path = join(temporaryDirectory(), 'sub', 'lock');
  const lock = acquireLock(path);
  expect(acquireLock(path)).toEqual({ holder: process.pid });
  if ('release' in lock) lock.release();
  expect(acquireLock(path)).toHaveProperty('release');
});

test('a lock whose holder has ended is free', () => {
  const directory = temporaryDirectory();
  const path = join(directory, 'lock');
  writeFileSync(path, `${process.pid}@1`);
  expect(acquireLock(path)).toHaveProperty('release');
  expect(readdirSync(directory)).toEqual(['lock']);
});
