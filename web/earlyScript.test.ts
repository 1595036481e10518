import { expect, test } from 'vitest';
import { earlyScript, scriptHash } from './earlyScript.ts';
import { readHosting } from './prerender/readHosting.ts';

test('the policy of every page allows early.js, and no other inline script', () => {
  const [, sources] = /script-src ([^;]*)/.exec(readHosting().policy) ?? [];
  expect(sources).toBe(`'self' 'wasm-unsafe-eval' ${scriptHash(earlyScript())}`);
});

test('the script neither ends its element nor begins another', () => {
  expect(earlyScript()).not.toMatch(/<[!/]|<script/i);
});

test('hashes a script as the CSP specification does', () => {
  // The example of https://www.w3.org/TR/CSP3/#external-hash and https://developer.mozilla.org/docs/Web/HTTP/Headers/Content-Security-Policy
  expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
