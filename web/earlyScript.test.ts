import { expect, test } from 'vitest';
import { earlyScript } from './earlyScript.ts';
import { readHosting } from './prerender/readHosting.ts';
import { scriptHash } from './scriptHash.ts';

test('the policy of every page allows early.js, and no other inline script', () => {
  const [, sources] = /script-src ([^;]*)/.exec(readHosting().policy) ?? [];
  expect(sources).toBe(`'self' 'wasm-unsafe-eval' ${scriptHash(earlyScript())}`);
});

test('the script neither ends its element nor begins another', () => {
  expect(earlyScript()).not.toMatch(/<[!/]|<script/i);
});
