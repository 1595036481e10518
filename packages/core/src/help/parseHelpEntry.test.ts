import { describe, expect, it } from 'vitest';
import { parseHelpEntry } from './parseHelpEntry.ts';

const source = '---\ntitle: How?\npage: /support\nalso: why, when\n---\n\nLike\nthis.\n\nOr that.\n';

describe('parseHelpEntry', () => {
  it('reads the head and unwraps the answer', () => {
    expect(parseHelpEntry({ name: 'how', source })).toEqual({
      name: 'how',
      title: 'How?',
      page: '/support',
      also: 'why, when',
      features: [],
      text: 'Like this.\n\nOr that.',
    });
  });

  it.each([
    ['no head', 'Like this.'],
    ['no answer', '---\ntitle: How?\npage: /support\n---\n'],
    ['no title', '---\npage: /support\n---\n\nLike this.\n'],
    ['no page', '---\ntitle: How?\n---\n\nLike this.\n'],
    ['a page elsewhere', source.replace('/support', 'https://example.com')],
    ['an unknown field', source.replace('also', 'alias')],
    ['an invalid line', source.replace('also: why', 'why')],
  ])('rejects a file with %s', (_, file) => {
    expect(() => parseHelpEntry({ name: 'how', source: file })).toThrow();
  });
});
