import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suiteNames } from '../suiteNames.ts';
import { qualityDocumentFile } from './qualityDocument.ts';
import { qualityText } from './qualityText.ts';
import { readResults } from './resultFiles.ts';

const MAX_WORDS = 4_000;
const MAX_CLAIM_WORDS = 60;

const document = readFileSync(qualityDocumentFile, 'utf8');
const results = readResults();
const words = (text: string) => text.split(/\s+/).length;

test('docs/quality.md matches the results (else: npm run quality:generate)', () => {
  expect(document).toBe(qualityText(suiteNames(), results));
});

test('docs/quality.md stays short', () => {
  expect(words(document)).toBeLessThanOrEqual(MAX_WORDS);
});

test.each(results)('$suite is a suite, with a short claim', ({ suite, claim }) => {
  expect(suiteNames()).toContain(suite);
  expect(words(claim)).toBeLessThanOrEqual(MAX_CLAIM_WORDS);
});

test('another result produces another document', () => {
  const [first] = results;
  if (!first) throw new Error('There is no result');
  expect(qualityText(suiteNames(), [{ ...first, passed: 123_456 }])).toContain('123,456 passed');
  expect(qualityText([], [{ ...first, gaps: [] }])).not.toBe(document);
});
