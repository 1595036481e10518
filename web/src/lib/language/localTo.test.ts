// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { localTo } from './localTo.ts';

vi.mock('./language.ts', () => ({ language: 'de' }));

test.each([
  ['/help#fees', '/de/help#fees'],
  ['/wallet', '/wallet'],
  [
    { pathname: '/documentation/errors', hash: 'rate_limited' },
    { pathname: '/de/documentation/errors', hash: 'rate_limited' },
  ],
  [{ hash: 'faq' }, { hash: 'faq' }],
])('a link to %j leads to %j', (to, local) => {
  expect(localTo(to)).toEqual(local);
});
