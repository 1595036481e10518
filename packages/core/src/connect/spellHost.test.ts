import { expect, test } from 'vitest';
import { spellHost } from './spellHost.ts';

test.each([
  ['app.example', 'app.example'],
  ['xn--bcher-kva.example', 'bücher.example'],
  ['XN--bcher-kva.xn--p1ai', 'bücher.рф'],
  ['xn--80ak6aa92e.com', 'аррӏе.com'],
  ['xn--!!.example', 'xn--!!.example'],
  // A control character, a right-to-left override, and a zero-width non-joiner.
  ['xn--a.example', 'xn--a.example'],
  ['xn--ab-g4t.example', 'xn--ab-g4t.example'],
  ['xn--ab-j1t.example', 'xn--ab-j1t.example'],
  ['[::1]', '[::1]'],
])('spells %s as %s', (host, spelled) => {
  expect(spellHost(host)).toBe(spelled);
});
