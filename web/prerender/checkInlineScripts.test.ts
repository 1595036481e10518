import { expect, test } from 'vitest';
import { scriptHash } from '../scriptHash.ts';
import { checkInlineScripts } from './checkInlineScripts.ts';

const policy = `script-src 'self' ${scriptHash('run()')}; style-src 'self'`;
const early = '<script id="early" data-session-code="/a.js">run()</script>';
const module = '<script type="module" crossorigin src="/assets/a.js"></script>';

test('accepts the one script that the policy allows, beside files', () => {
  expect(() => checkInlineScripts(`<head>${early}${module}</head>`, policy)).not.toThrow();
});

test.each([
  ['a changed script', '<script id="early">run() </script>'],
  ['an empty one', '<script id="early"></script>'],
  ['a second one', `${early}<script>run()</script>`],
  ['none', module],
])('refuses %s', (_, html) => {
  expect(() => checkInlineScripts(html, policy)).toThrow('firebase.json');
});
