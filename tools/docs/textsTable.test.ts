import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { texts } from '../../web/src/texts/texts.ts';
import { repositoryRoot } from '../repositoryRoot.ts';

/* docs/texts.md names the test of each text of docs/product.md §8; this checks it against the catalogue and the tests. */

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');

const rows = read('docs/texts.md')
  .split('\n')
  .flatMap((line) => {
    const [, text, file, title] = /^\| (.*\S) +\| `([^`]+)`: (.*\S) +\|$/.exec(line) ?? [];
    return text && file && title ? [{ text, file, title }] : [];
  });

test('the table has a row for each line', () => {
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)('$text', ({ text, file, title }) => {
  const quoted = /^'(.+?)'(?= |$)/.exec(text)?.[1];
  if (quoted !== undefined) expect(Object.values<string>(texts)).toContain(quoted);
  expect(read(file).replaceAll("\\'", "'")).toContain(title);
});
