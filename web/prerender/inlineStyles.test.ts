import { expect, test } from 'vitest';
import { inlineStyles } from './inlineStyles.ts';

const read = (address: string) => `/* ${address} */ a { content: '$&' }\n`;

test('puts the content of the linked stylesheets, unchanged, before early.js, which turns it on', () => {
  const html =
    '<head><script id="early">1</script><link rel="stylesheet" crossorigin href="/assets/a.css"><title>A</title></head>';
  expect(inlineStyles(html, read)).toBe(
    `<head><style id="fonts" media="(scripting: none)">/* /assets/a.css */ a { content: '$&' }</style><script id="early">1</script><title>A</title></head>`,
  );
});

test('refuses a page without early.js, whose font would never be turned on', () => {
  expect(() => inlineStyles('<head></head>', read)).toThrow('early');
});
