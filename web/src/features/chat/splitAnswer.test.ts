// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '../../config/paths.ts';
import { splitAnswer } from './splitAnswer.ts';

const linksIn = (answer: string) => splitAnswer(answer).flatMap(({ text, isPath }) => (isPath ? [text] : []));

const own = Object.values(paths).filter(
  (path) => typeof path === 'string' && path !== '/' && !path.includes('?'),
) as string[];

test.each(own)('%s is a link anywhere in a sentence', (path) => {
  for (const answer of [
    path,
    `See ${path}.`,
    `(${path})`,
    `"${path}"`,
    `a\n${path}\nb`,
    `Read ${path}, then ask.`,
    `${path}?`,
  ])
    expect(linksIn(answer), answer).toEqual([path]);
});

test('finds several links, and the text between them', () => {
  expect(splitAnswer('See /support and /cli-tools.')).toEqual([
    { text: 'See ', isPath: false },
    { text: '/support', isPath: true },
    { text: ' and ', isPath: false },
    { text: '/cli-tools', isPath: true },
    { text: '.', isPath: false },
  ]);
});

describe('everything else is text', () => {
  test.each([
    'https://evil.example/support',
    'evil.example/support',
    '//evil.example/support',
    '//support',
    '/support/../evil',
    '/support/more',
    '/support.html',
    '/support?next=//evil.example',
    '/support#top',
    '/support@evil.example',
    '/supportive',
    '/SUPPORT',
    '/nft/1',
    '/token/eth',
    '/unknown',
    '\\/support',
    'and/or / neither',
    '[support](https://evil.example)',
    '<a href="https://evil.example">/support</a>',
    'javascript:alert(1)',
  ])('%s', (answer) => {
    expect(splitAnswer(answer)).toEqual([{ text: answer, isPath: false }]);
  });
});

test('loses no text, and links only our own paths', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(...own, ' ', '/', '.', '\n', '(', ')', 'https://a.example'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const answer = pieces.join('');
      const parts = splitAnswer(answer);
      expect(parts.map(({ text }) => text).join('')).toBe(answer);
      for (const { text, isPath } of parts) if (isPath) expect(own).toContain(text);
    }),
    { numRuns: 2000 },
  );
});
