import { expect, test } from 'vitest';
import { containsTypedText } from './containsTypedText.ts';

const page = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });

test.each(['<input value="0.5">', '<input type="password" value="x">', '<textarea>Hello</textarea>'])(
  '%s has text to lose',
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
  // The search itself, as the build has written it.
  '<div data-written-answer="search"><input value="fee"></div>',
  '<p>Text</p>',
])('%s has no text to lose', (html) => expect(containsTypedText(page(html))).toBe(false));
