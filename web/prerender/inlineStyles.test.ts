import { expect, test } from 'vitest';
import { inlineStyles } from './inlineStyles.ts';

const FACE = "@font-face { src: url(/assets/inter-latin-wght-normal-1a2b.woff2) format('woff2'); }";
const read = (address: string) => `/* ${address} */ ${FACE} a { content: '$&' }\n`;

test('puts the content of the linked stylesheets, unchanged, before early.js, and preloads the Latin font', () => {
  const html =
    '<head><script id="early">1</script><link rel="stylesheet" crossorigin href="/assets/a.css"><title>A</title></head>';
  expect(inlineStyles(html, read)).toBe(
    `<head><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter-latin-wght-normal-1a2b.woff2"><style>/* /assets/a.css */ ${FACE} a { content: '$&' }</style><script id="early">1</script><title>A</title></head>`,
  );
});

test('refuses a page without early.js, or without the font', () => {
  expect(() => inlineStyles('<head></head>', read)).toThrow('early');
  const html = '<head><link rel="stylesheet" href="/assets/a.css"><script id="early">1</script></head>';
  expect(() => inlineStyles(html, () => '')).toThrow('Latin font');
});
