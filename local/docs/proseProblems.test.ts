import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { dialectIn, questioningDocstrings } from './proseProblems.ts';

/* docs/writing.md, held to documents, texts, API descriptions and comments. */

/** A product's text may need one of the words once in a while, for example 'Nobody from support will ask for your phrase'. */
const MAX_DIALECT = 60;
const MAX_QUESTIONS = 100;

const files = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:md|ts|tsx|js|mjs|py|go)$|^clients\/openapi\.json$/u.test(file))
  // What people asked the support chat, word for word; the rules themselves; what was written before them.
  .filter(
    (file) =>
      !/^docs\/help\/questions\/|^docs\/(?:glossary|writing)\.md$|^CHANGELOG\.md$|proseProblems/u.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }));

describe('the repository', () => {
  test(`has at most ${MAX_DIALECT} words of the dialect`, () => {
    const found = files.flatMap(({ file, text }) => dialectIn(file, text).map((word) => `${file}: ${word}`));
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(MAX_DIALECT);
  });

  test(`has at most ${MAX_QUESTIONS} docstrings that begin with a question word`, () => {
    const found = files.flatMap(({ file, text }) =>
      /\.tsx?$/u.test(file) ? questioningDocstrings(text).map((start) => `${file}: ${start}`) : [],
    );
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(MAX_QUESTIONS);
  });
});

test.each([
  ['a document', 'docs/a.md', 'Nobody may take it.', ['Nobody']],
  ['a text', 'web/src/texts/aTexts.ts', "'a.b': 'Somebody was told',", ['Somebody', 'was told']],
  ['a comment', 'web/src/a.ts', '// Asked anew\nconst nobody = 1;', ['anew']],
  ['code', 'web/src/a.ts', "const url = 'https://nobody.example';", []],
])('%s', (_, file, text, words) => {
  expect(dialectIn(file, text)).toEqual(words);
});

test.each([
  ['/** What it costs. */', 1],
  ['/**\n * Whether it holds.\n */', 1],
  ['/** Cost in wei. */', 0],
])('%j', (text, count) => {
  expect(questioningDocstrings(text)).toHaveLength(count);
});
