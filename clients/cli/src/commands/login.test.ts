import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { json, problem } from '../../../typescript/src/testing/startFakeApi.ts';
import {
  hasTerminals,
  HIDDEN_STDERR,
  runEw,
  runEwOnTerminal,
  temporaryHome,
  testKey,
} from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';

function login(home: string, baseUrl: string) {
  return {
    file: join(home, 'everything-wallet', 'config.json'),
    env: { XDG_CONFIG_HOME: home, EW_BASE_URL: baseUrl },
  };
}

it('reads the key from stdin, verifies it, and stores it with its address', async () => {
  const { baseUrl, seen } = await startWalletApi();
  const { file, env } = login(temporaryHome(), baseUrl);
  const { code, stdout, stderr } = await runEw(['login'], { env, input: `${testKey}\n` });
  expect(code).toBe(0);
  expect(stdout + stderr).not.toContain(testKey);
  expect(stdout).toContain('ew_test_…uvwx works');
  expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/api/v1/networks', `Bearer ${testKey}`],
  ]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ apiKey: testKey, baseUrl });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ['does not work', problem(401, 'key_unknown'), 3],
  ['a server of another kind was shown', json({}), 7],
])('stores no key that %s', async (_what, networks, expected) => {
  const { baseUrl } = await startWalletApi({ networks });
  const { file, env } = login(temporaryHome(), baseUrl);
  const { code, stdout, stderr } = await runEw(['login'], { env, input: testKey });
  expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
  expect(stderr).not.toContain(testKey);
  expect(existsSync(file)).toBe(false);
});

it('refuses an empty key', async () => {
  expect(await runEw(['login'], { input: '\n' })).toMatchObject({ code: 2 });
});

it("reports that the environment's key takes precedence over the stored one", async () => {
  const { env } = await startWalletApi();
  const { code, stderr } = await runEw(['login'], { env, input: testKey });
  expect(code).toBe(0);
  expect(stderr).toContain('EW_API_KEY is set');
});

it.runIf(hasTerminals)('reads the key from a terminal without echo', async () => {
  const { baseUrl } = await startWalletApi();
  const { file, env } = login(temporaryHome(), baseUrl);
  // Deletes a mistyped character.
  const answer = `${testKey}x\u007F\r`;
  const { code, stdout } = await runEwOnTerminal(['login'], [['API key (not shown): ', answer]], env);
  expect(code).toBe(0);
  expect(stdout).toContain('works');
  expect(stdout).not.toContain('0123456789');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ apiKey: testKey });
});

it.runIf(hasTerminals)('reads no key from a terminal that would show it', async () => {
  const { baseUrl, seen } = await startWalletApi();
  const { env } = login(temporaryHome(), baseUrl);
  // The prompt is hidden.
  const { code } = await runEwOnTerminal(['login', HIDDEN_STDERR], [], env);
  expect(code).toBe(2);
  expect(seen).toEqual([]);
});

it.runIf(hasTerminals)('ends with 130 when Ctrl-C is pressed at the question', async () => {
  const { baseUrl } = await startWalletApi();
  const { file, env } = login(temporaryHome(), baseUrl);
  const { code } = await runEwOnTerminal(['login'], [['API key (not shown): ', 'ew_\u0003']], env);
  expect(code).toBe(130);
  expect(existsSync(file)).toBe(false);
});
