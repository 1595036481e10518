import { expect, test } from 'vitest';
import { inlineStyles } from './inlineStyles.ts';

test('inlines a linked stylesheet unchanged', () => {
  const html = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"><title>A</title></head>';
  const read = (address: string) => `/* ${address} */ a { content: '$&' }\n`;
  expect(inlineStyles(html, read)).toBe(
    "<head><style>/* /assets/a.css */ a { content: '$&' }</style><title>A</title></head>",
  );
});
