import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../repositoryRoot.ts';
import { formatReadFile } from './formatReadFile.ts';
import { listReads } from './listReads.ts';
import { readFiles } from './readFiles.ts';

const reads = listReads();

test.each(readFiles)('$path has the reads as they are (else: npm run clients:generate)', async (file) => {
  const stored = readFileSync(join(repositoryRoot, file.path), 'utf8');
  expect(await formatReadFile(file, reads)).toBe(stored);
});

test.each(readFiles)('$path without a new read is not as it is to be', async (file) => {
  const [first] = reads;
  if (!first) throw new Error('There are no reads');
  const operation = {
    ...first.operation,
    id: 'getTide',
    answer: { ...first.operation.answer, name: 'Tide' },
  };
  const tide = { operation, client: { ...first.client, goName: 'Tide' }, word: 'tide' };
  expect(await formatReadFile(file, [...reads, tide])).toMatch(/tide/i);
});
