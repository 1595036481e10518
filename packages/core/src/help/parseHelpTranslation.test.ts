import { expect, it } from 'vitest';
import { parseHelpTranslation } from './parseHelpTranslation.ts';

const source = '---\ntitle: Wie?\nsource: 0123456789ab\n---\n\nSo und\nso.\n\nOder so.\n';

it('reads the head and unwraps the answer', () => {
  expect(parseHelpTranslation({ name: 'how', source })).toEqual({
    name: 'how',
    title: 'Wie?',
    source: '0123456789ab',
    text: 'So und so.\n\nOder so.',
  });
});

it('joins lines without a space in scripts that use none', () => {
  const file = source.replace('So und\nso.', '送金には\n手数料が、\nETH で\nかかります。');
  expect(parseHelpTranslation({ name: 'how', source: file }).text).toBe(
    '送金には手数料が、ETH でかかります。\n\nOder so.',
  );
});

it.each([
  ['Basın: “Gönder”\nve bekleyin.', 'Basın: “Gönder” ve bekleyin.'],
  ['点击“Max”\n后，确认。', '点击“Max”后，确认。'],
])('lets the next letter decide after a quotation mark: %s', (lines, text) => {
  const file = source.replace('So und\nso.', lines);
  expect(parseHelpTranslation({ name: 'how', source: file }).text).toBe(`${text}\n\nOder so.`);
});

it.each([
  ['no digest', source.replace('source: 0123456789ab\n', '')],
  ['a digest of another form', source.replace('0123456789ab', '0123')],
  ['a field of the English file', source.replace('source', 'page: /support\nsource')],
  ['no answer', '---\ntitle: Wie?\nsource: 0123456789ab\n---\n'],
])('rejects a file with %s', (_, file) => {
  expect(() => parseHelpTranslation({ name: 'how', source: file })).toThrow();
});
