import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { dialectIn, questioningDocstrings } from './proseProblems.ts';

/* docs/writing.md, held to documents, texts, API descriptions and comments. */

/** A product's text may need one of the words once in a while, for example 'Nobody from support will ask for your phrase'. */
const MAX_DIALECT = 20;
const MAX_QUESTIONS = 15;

const files = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  .filter((file) =>
    /\.(?:md|ts|tsx|js|mjs|sol|rules|py|go|sh|ya?ml|html)$|^clients\/openapi\.json$/u.test(file),
  )
  // Questions of people, word for word; the rules themselves; older texts; code that generators wrote.
  .filter(
    (file) =>
      !/^docs\/help\/questions\/|^docs\/(?:glossary|writing)\.md$|^CHANGELOG\.md$|proseProblems|(?:^|[_/])generated\/|\.gen\.go$/u.test(
        file,
      ),
  )
  .map((file) => ({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }));

describe('the repository', () => {
  test(`has at most ${MAX_DIALECT} words of the dialect`, () => {
    const found = files.flatMap(({ file, text }) => dialectIn(file, text).map((word) => `${file}: ${word}`));
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(MAX_DIALECT);
  });

  test(`has at most ${MAX_QUESTIONS} docstrings that begin with a question word`, () => {
    const found = files.flatMap(({ file, text }) =>
      questioningDocstrings(file, text).map((start) => `${file}: ${start}`),
    );
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(MAX_QUESTIONS);
  });
});

test.each([
  ['a document', 'docs/a.md', 'Nobody may take it.', ['Nobody']],
  ['a text', 'web/src/texts/aTexts.ts', "'a.b': 'Somebody was told',", ['Somebody', 'was told']],
  ['a comment', 'web/src/a.ts', '// Asked anew\nconst nobody = 1;', ['anew']],
  ['code', 'web/src/a.ts', "const url = 'https://nobody.example';", []],
  ['Solidity', 'a.sol', '/// Nobody\nrequire(x, "whoever"); // anew', ['Nobody', 'anew']],
  ['rules', 'firestore.rules', '// Nobody\nallow read: if nobody();', ['Nobody']],
  ['Go', 'a.go', '// whoever\nconst s = "nobody"', ['whoever']],
  ['Python', 'a.py', '"""Nobody."""\nx = "whoever"  # anew\n', ['Nobody', 'anew']],
  ['a shell script', 'a.sh', '# nobody\necho "${x#whoever}"', ['nobody']],
  ['YAML', 'a.yml', 'a: nobody # whoever', ['whoever']],
  ['a page', 'a.html', '<p>Nobody</p>', ['Nobody']],
])('dialect in %s', (_, file, text, words) => {
  expect(dialectIn(file, text)).toEqual(words);
});

test.each([
  ['a.ts', '/** What it costs. */', 1],
  ['a.tsx', '/**\n * Whether it holds.\n */', 1],
  ['a.ts', '/** Why it failed. */', 1],
  ['a.ts', '/** When it was read. */', 1],
  ['a.ts', '/** Who asks. */', 1],
  ['a.ts', '/** Whose turn it is. */', 1],
  ['a.ts', '/** Whole balance. */', 0],
  ['a.ts', '/** Cost in wei. */', 0],
  ['a.sol', '    /// How many there are.\n    uint256 a;', 1],
  ['a.sol', '/// Number of NFTs.\n/// What follows is the second line of a sentence.', 0],
  ['a.rules', '  // Whether the user may write.\n  function f() {', 1],
  ['a.go', '// What Status may be.\nconst (', 1],
  ['a.go', 'x := 1 // What it is', 0],
  ['a.py', '    """How long to wait."""', 1],
  ['a.py', '    """Return the wait."""\n    x = "What"', 0],
  ['a.sh', '# 1. What it publishes.\n', 1],
  ['a.yml', '# How a generator works.\n', 1],
  ['a.md', 'What it costs', 0],
])('question docstrings of %s: %j', (file, text, count) => {
  expect(questioningDocstrings(file, text)).toHaveLength(count);
});
