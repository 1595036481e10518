import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';

/* docs/writing.md gives ADRs one template and a length; this holds docs/decisions to both. */

const MAX_WORDS = 600;

/** Sections of every ADR, in this order. */
const REQUIRED = ['Context', 'Decision', 'Consequences'];

const folder = join(repositoryRoot, 'docs/decisions');

const files = readdirSync(folder).filter((name) => name.endsWith('.md'));

const read = (path: string) => readFileSync(path, 'utf8');

test('numbers are unique', () => {
  const numbers = files.map((name) => name.slice(0, 4));
  expect(numbers.length).toBeGreaterThan(60);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each(files)('%s', (name) => {
  const text = read(join(folder, name));
  expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  const [title, , status] = text.split('\n');
  expect(title).toMatch(new RegExp(String.raw`^# ${String(Number(name.slice(0, 4)))}\. \S`));
  expect(status).toMatch(/^Status: (Accepted|Superseded by \[?(ADR )?\d+)/);
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
  expect(sections.filter((section) => REQUIRED.includes(section ?? ''))).toEqual(REQUIRED);
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(MAX_WORDS);
});

const documents = ['docs', 'docs/decisions', 'docs/features'].flatMap((path) =>
  readdirSync(join(repositoryRoot, path))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(path, name)),
);

test.each(documents)('links of %s lead to decisions and features that exist', (path) => {
  const targets = [...read(join(repositoryRoot, path)).matchAll(/\]\(([^)#:\s]+\.md)(?:#[^)]*)?\)/g)].map(
    ([, target = '']) => join(dirname(path), target),
  );
  const linked = targets.filter((target) => /^docs\/(decisions|features)\//.test(target));
  expect(linked.filter((target) => !existsSync(join(repositoryRoot, target)))).toEqual([]);
});
