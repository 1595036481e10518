// @vitest-environment node
import { expect, test } from 'vitest';
import { quickStart, quickStartLanguages } from './quickStart.ts';

const values = {
  origin: 'https://wallet.example',
  key: 'ew_live_0123456789abcdefghijklmnopqrstuvwx',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  network: 'mainnet',
};

test('returns the curl command', () => {
  expect(quickStart('curl', values)).toBe(
    'curl "https://wallet.example/api/v1/balance?address=0x52908400098527886E0F7030069857D2E4169EE7&network=mainnet" \\\n' +
      '  --header "Authorization: Bearer ew_live_0123456789abcdefghijklmnopqrstuvwx"',
  );
});

test('escapes characters that a shell would run', () => {
  const odd = { ...values, origin: 'https://a', key: '$(id) `id` "x" \\ $HOME', network: 'a&b=c $x' };
  expect(quickStart('curl', odd)).toBe(
    `curl "https://a/api/v1/balance?address=${values.address}&network=a%26b%3Dc+%24x" \\\n` +
      '  --header "Authorization: Bearer \\$(id) \\`id\\` \\"x\\" \\\\ \\$HOME"',
  );
});

test.each(quickStartLanguages)('%s has key, address and network filled in', (language) => {
  const text = quickStart(language, values);
  for (const value of Object.values(values)) expect(text).toContain(value);
});

test('escapes quotes in a literal', () => {
  expect(quickStart('TypeScript', { ...values, key: "a'b\\" })).toContain("apiKey: 'a\\'b\\\\',");
  expect(quickStart('Python', { ...values, key: 'a"b' })).toContain('api_key="a\\"b",');
});
