import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { runEw, temporaryHome, testKey } from '../testing/runEw.ts';

function configuration() {
  const home = temporaryHome();
  const directory = join(home, 'everything-wallet');
  const file = join(directory, 'config.json');
  const ew = (...args: string[]) => runEw(['config', ...args], { env: { XDG_CONFIG_HOME: home } });
  return { directory, file, ew };
}

it('writes a file readable only by its owner, atomically', async () => {
  const { directory, file, ew } = configuration();
  mkdirSync(directory, { mode: 0o755 });
  writeFileSync(file, '{}');
  chmodSync(file, 0o644);
  expect(await ew('set', 'network', 'sepolia')).toMatchObject({ code: 0 });
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory)).toEqual(['config.json']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ network: 'sepolia' });
});

it('sets, gets, lists and unsets, and masks the key', async () => {
  const { file, ew } = configuration();
  const outputs = [
    await ew('set', 'apiKey', testKey),
    await ew('get', 'apiKey'),
    await ew('get', 'apiKey', '--json'),
    await ew('list'),
    await ew('list', '--json'),
  ];
  for (const { code, stdout, stderr } of outputs) {
    expect(code).toBe(0);
    expect(stdout).toContain('ew_test_…uvwx');
    expect(stdout + stderr).not.toContain(testKey);
  }
  expect(JSON.parse(outputs[4]?.stdout ?? '')).toEqual({ apiKey: 'ew_test_…uvwx', network: 'mainnet' });
  expect(await ew('unset', 'apiKey')).toMatchObject({ code: 0 });
  expect(await ew('get', 'apiKey')).toMatchObject({ code: 4, stdout: '' });
  expect(readFileSync(file, 'utf8')).toBe('{}\n');
});

it('prints the path of the file', async () => {
  const { file, ew } = configuration();
  expect((await ew('path')).stdout).toBe(`${file}\n`);
});

it('uses ~/.config where XDG_CONFIG_HOME is not absolute', async () => {
  const home = temporaryHome();
  const { stdout } = await runEw(['config', 'path'], { env: { HOME: home, XDG_CONFIG_HOME: 'relative' } });
  expect(stdout).toBe(`${join(home, '.config', 'everything-wallet', 'config.json')}\n`);
});

test.each([
  ['set', 'network', 'solana'],
  ['set', 'baseUrl', 'http://example.org'],
  ['set', 'colour', 'red'],
  ['get', 'colour'],
])('refuses config %s %s %s', async (...args) => {
  const { ew } = configuration();
  expect(await ew(...args.filter(Boolean))).toMatchObject({ code: 2, stdout: '' });
});

it('stores no key that is no valid header', async () => {
  const { ew } = configuration();
  expect(await ew('set', 'apiKey', 'two words')).toMatchObject({ code: 3, stdout: '' });
});

test.each([`{"apiKey":"${testKey}"`, `["${testKey}"]`, `{"apiKey":{"${testKey}":1}}`])(
  'refuses a file that is not as it should be, without quoting it',
  async (text) => {
    const { directory, file, ew } = configuration();
    mkdirSync(directory);
    writeFileSync(file, text);
    const { code, stderr } = await ew('list');
    expect(code).toBe(2);
    expect(stderr).toContain(file);
    expect(stderr).not.toContain(testKey);
  },
);
