import { expect, test } from 'vitest';
import { nameSessionCode } from './nameSessionCode.ts';

test('names the code of a session, and of the home, where early.js reads it', () => {
  const html = '<head><script src="/early.js"></script></head>';
  expect(nameSessionCode(html, { session: ['/a.js', '/b.js'], home: ['/$&.js'] })).toBe(
    '<head><script src="/early.js" data-session-code="/a.js /b.js" data-home-code="/$&.js"></script></head>',
  );
});

test('fails for a page without early.js, instead of doing nothing', () => {
  expect(() => nameSessionCode('<head></head>', { session: [], home: [] })).toThrow('early.js');
});
