import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutPing } from './withoutPing.ts';

// Regression: in Firefox, a broken stream requested a picture from www.google.com, which the policy blocked.

const firestore = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const transport = readFileSync(
  firestore
    .resolve('@firebase/webchannel-wrapper/webchannel-blob')
    .replace(/webchannel_blob_(\w+)\.js$/, 'esm/webchannel_blob_$1.js'),
  'utf8',
);

test('the transport of the installed Firestore requests a picture, and no longer does', () => {
  expect(transport).toContain('//www.google.com/');
  expect(withoutPing(transport)).not.toContain('//www.google.com/');
});

test("the rest is a module with all of Firestore's imports", async () => {
  const code = withoutPing(transport);
  const exported = (text: string) => /export\s*\{[^}]*\};?\s*(?:\/\/.*)?\s*$/.exec(text)?.[0];
  expect(exported(code)).toBe(exported(transport));
  expect(exported(code)).toContain('createWebChannelTransport');
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  expect(module).toHaveProperty('createWebChannelTransport');
});

test('a transport of another form is refused rather than built', () => {
  expect(() => withoutPing(transport.replace('cleardot', 'dot'))).toThrow('has changed');
  expect(() => withoutPing(transport + transport)).toThrow('has changed');
});
