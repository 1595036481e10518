import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../tools/testing/temporaryDirectory.ts';
import type { QualityResult } from './QualityResult.ts';
import { readResult, readResults, writeResult } from './resultFiles.ts';

const result: QualityResult = {
  suite: 'sends',
  claim: 'A lost answer never doubles a payment.',
  figures: [],
  gaps: [],
  passed: 56,
  failed: 0,
  commit: '010c5521',
  date: '2026-11-27T10:15:22.400Z',
  durationSeconds: 922,
};

test('a recorded result is read back, and the next one takes its place', () => {
  const directory = temporaryDirectory();
  expect(readResult('sends', directory)).toBeUndefined();
  writeResult(result, directory);
  writeResult({ ...result, passed: 57 }, directory);
  writeResult({ ...result, suite: 'calls' }, directory);
  expect(readResult('sends', directory)).toEqual({ ...result, passed: 57 });
  expect(readResults(directory).map(({ suite }) => suite)).toEqual(['calls', 'sends']);
});

test('refuses a file that is no result', () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'sends.json'), JSON.stringify({ ...result, date: 'yesterday' }));
  expect(() => readResults(directory)).toThrow('date');
});
