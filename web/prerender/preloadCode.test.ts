import { expect, test } from 'vitest';
import { preloadCode } from './preloadCode.ts';

test('names each script in the head', () => {
  const html = preloadCode('<html><head><title>A</title></head><body></body></html>', ['/a.js', '/$&.js']);
  expect(html.match(/<link rel="modulepreload" href="[^"]+" \/>(?=.*<\/head>)/gs)).toEqual([
    '<link rel="modulepreload" href="/a.js" />',
    '<link rel="modulepreload" href="/$&.js" />',
  ]);
});

test('a page without a head is an error', () => {
  expect(() => preloadCode('<p></p>', [])).toThrow('no head');
});
