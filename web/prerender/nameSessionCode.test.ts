import { expect, test } from 'vitest';
import { nameSessionCode } from './nameSessionCode.ts';

const html = '<head><script id="early">run()</script></head>';

test('names the code of a session, of the home and of a visitor where early.js reads it', () => {
  const code = { session: ['/a.js', '/b.js'], home: ['/$&.js'], visitor: ['/c.js'] };
  expect(nameSessionCode(html, code)).toBe(
    '<head><script id="early" data-session-code="/a.js /b.js" data-home-code="/$&.js" data-visitor-code="/c.js">run()</script></head>',
  );
});

test('names nothing where nothing is needed', () => {
  expect(nameSessionCode(html, { session: ['/a.js'] })).toBe(
    '<head><script id="early" data-session-code="/a.js">run()</script></head>',
  );
});

test('fails for a page without early.js', () => {
  expect(() => nameSessionCode('<head></head>', { session: [] })).toThrow('early.js');
});
