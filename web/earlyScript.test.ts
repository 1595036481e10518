import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { earlyScript, scriptHash } from './earlyScript.ts';

test('the policy of every page allows early.js, and no other inline script', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { headers: { headers: { key: string; value: string }[] }[] };
  };
  const policies = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => /script-src ([^;]*)/.exec(value)?.[1]);
  expect(policies.filter(Boolean)).toEqual([`'self' 'wasm-unsafe-eval' ${scriptHash(earlyScript())}`]);
});

test('the script ends no element', () => {
  expect(earlyScript()).not.toContain('</');
});

test('hashes a script as the CSP specification does', () => {
  // The example of https://www.w3.org/TR/CSP3/#external-hash and https://developer.mozilla.org/docs/Web/HTTP/Headers/Content-Security-Policy
  expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
