import { expect, test } from 'vitest';
import { containsTypedText } from './containsTypedText.ts';

const page = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });

test.each(['<input value="0.5">', '<input type="password" value="x">', '<textarea>Hello</textarea>'])(
  'of %s something would be lost',
  (html) => expect(containsTypedText(page(html))).toBe(true),
);

test.each([
  '<input>',
  '<textarea></textarea>',
  '<input type="checkbox" checked>',
  '<input type="radio" value="a">',
  '<input readonly value="0x12">',
  // The hidden input of a MUI select.
  '<input aria-hidden="true" value="mainnet">',
  '<p>Text</p>',
])('of %s nothing would be', (html) => expect(containsTypedText(page(html))).toBe(false));
