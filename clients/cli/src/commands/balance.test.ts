import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { hangUp, page, problem, type Reply } from '../../../typescript/src/testing/startFakeApi.ts';
import { runEw, temporaryHome, testKey } from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Headers for an immediate retry. */
const atOnce = { 'Retry-After': '0' };

describe('ew balance', () => {
  it('prints the balance', async () => {
    const { env, seen } = await startWalletApi();
    const { code, stdout, stderr } = await runEw(['balance', address], { env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`Address  ${address}\nNetwork  sepolia\nBalance  0.5 SepoliaETH\n`);
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${testKey}`);
  });

  it('prints one JSON document with --json, at any position of the flag', async () => {
    const { env } = await startWalletApi();
    for (const args of [
      ['--json', 'balance', address],
      ['balance', address, '--json'],
    ]) {
      const { code, stdout, stderr } = await runEw(args, { env });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(JSON.parse(stdout)).toMatchObject({ balance: '0.5', balanceWei: '500000000000000000' });
    }
  });

  it('takes flags before the environment, and that before the file', async () => {
    const { env, baseUrl, seen } = await startWalletApi();
    const home = temporaryHome();
    const configOf = (config: object) => {
      mkdirSync(join(home, 'everything-wallet'), { recursive: true });
      writeFileSync(join(home, 'everything-wallet', 'config.json'), JSON.stringify(config));
    };
    configOf({ apiKey: 'key_of_file', baseUrl, network: '137' });
    await runEw(['balance', address], { env: { XDG_CONFIG_HOME: home } });
    await runEw(['balance', address], { env: { XDG_CONFIG_HOME: home, EW_API_KEY: '', EW_NETWORK: '' } });
    configOf({ apiKey: 'key_of_file', baseUrl: 'http://127.0.0.1:1', network: '137' });
    await runEw(['balance', address], { env: { XDG_CONFIG_HOME: home, ...env } });
    const flags = ['--api-key', 'key_of_flag', '--base-url', baseUrl, '--network', 'polygon-amoy'];
    await runEw(['balance', address, ...flags], {
      env: { XDG_CONFIG_HOME: home, ...env, EW_BASE_URL: 'http://127.0.0.1:1' },
    });
    const requested = seen.map(({ headers, url }) => [headers.authorization, url.split('network=')[1]]);
    expect(requested).toEqual([
      ['Bearer key_of_file', 'polygon-mainnet'],
      ['Bearer key_of_file', 'polygon-mainnet'],
      [`Bearer ${testKey}`, 'sepolia'],
      ['Bearer key_of_flag', 'polygon-amoy'],
    ]);
  });

  test.each([
    ['another one is in the file', 'http://127.0.0.1:1'],
    ['the file has none', undefined],
  ])('sends the key of the file to no other address, when %s', async (_what, stored) => {
    const { baseUrl, seen } = await startWalletApi();
    const home = temporaryHome();
    mkdirSync(join(home, 'everything-wallet'));
    const config = { apiKey: testKey, baseUrl: stored };
    writeFileSync(join(home, 'everything-wallet', 'config.json'), JSON.stringify(config));
    const env = { XDG_CONFIG_HOME: home };
    for (const reported of [
      await runEw(['balance', address, '--base-url', baseUrl], { env }),
      await runEw(['balance', address], { env: { ...env, EW_BASE_URL: baseUrl } }),
    ]) {
      expect(reported).toMatchObject({ code: 3, stdout: '' });
      expect(reported.stderr).toContain('for another deployment');
      expect(reported.stderr).toContain('--api-key or EW_API_KEY');
    }
    expect(seen).toEqual([]);
    const login = await runEw(['login'], { env: { ...env, EW_BASE_URL: baseUrl }, input: testKey });
    expect(login.code).toBe(0);
    // Now the key belongs to this address, in any notation.
    expect(await runEw(['balance', address, '--base-url', `${baseUrl}/`], { env })).toMatchObject({
      code: 0,
    });
  });

  it('takes an empty key for a missing one, and uses no other in its place', async () => {
    const { env, seen } = await startWalletApi();
    const { code, stderr } = await runEw(['balance', address, '--api-key', '', '--json'], { env });
    expect(code).toBe(3);
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'key_missing' } });
    expect(seen).toEqual([]);
  });

  it('exits with 3 for a key that is no valid header', async () => {
    const { env, seen } = await startWalletApi();
    const { code, stderr } = await runEw(['balance', address, '--json'], {
      env: { ...env, EW_API_KEY: `${testKey} x` },
    });
    expect(code).toBe(3);
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'key_malformed' } });
    expect(stderr).not.toContain(testKey);
    expect(seen).toEqual([]);
  });

  it('uses mainnet by default', async () => {
    const { env, seen } = await startWalletApi();
    await runEw(['balance', address], { env: { ...env, EW_NETWORK: '' } });
    expect(seen[0]?.url).toContain('network=mainnet');
  });

  test.each<[string, Reply, number]>([
    ['a wrong key', problem(401, 'key_unknown'), 3],
    ['a missing scope', problem(403, 'scope_missing'), 3],
    ['something unknown', problem(404, 'route_not_found'), 4],
    ['a request that is refused', problem(400, 'invalid_request'), 5],
    ['a request that cannot be carried out', problem(422, 'insufficient_funds'), 5],
    ['too many requests', problem(429, 'rate_limited', {}, atOnce), 6],
    ['a limit that lasts', problem(429, 'daily_limit_reached', {}, { 'Retry-After': '3600' }), 6],
    ['a network that is down', problem(502, 'upstream_unavailable', {}, atOnce), 7],
    ['a page of a proxy', page(200), 7],
  ])('ends after %s with a code and a remedy', async (_what, reply, code) => {
    const { env } = await startWalletApi({ balance: reply });
    const reported = await runEw(['balance', address], { env });
    expect(reported).toMatchObject({ code, stdout: '' });
    expect(reported.stderr).toMatch(/^Error: .+\n.+\n/);
    expect(reported.stderr).not.toContain(testKey);

    const { stdout, stderr } = await runEw(['balance', address, '--json'], { env });
    expect(stdout).toBe('');
    expect(JSON.parse(stderr)).toEqual({
      error: expect.objectContaining({
        code: expect.any(String) as string,
        message: expect.any(String) as string,
        remedy: expect.any(String) as string,
      }) as object,
    });
  });

  it('names the fields, the page and the request of a refusal', async () => {
    const errors = [{ field: 'address', detail: 'has a wrong\u001B[2J checksum' }];
    const { env } = await startWalletApi({ balance: problem(400, 'invalid_request', { errors }) });
    const { stderr } = await runEw(['balance', address], { env });
    expect(stderr).toContain('  address has a wrong [2J checksum\n');
    expect(stderr).toContain(
      'Documentation: https://everything-wallet.web.app/documentation/errors#invalid_request\n',
    );
    expect(stderr).toContain('Request id: req_4kLx0QhWzT9aVbN2\n');
  });

  it('reports that no node answers', async () => {
    const { env } = await startWalletApi({ balance: hangUp });
    const { code, stderr } = await runEw(['balance', address], { env });
    expect(code).toBe(7);
    expect(stderr).toMatch(/^Error: No answer from http/);
  });

  it('ends with 130 on Ctrl-C', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<undefined>();
    const { env } = await startWalletApi({
      balance: () => {
        resolve(undefined);
      },
    });
    const { code, stderr } = await runEw(['balance', address], { env, interruptAfter: asked });
    expect({ code, stderr }).toEqual({ code: 130, stderr: 'Error: Interrupted\n' });
  });

  it('preserves its exit code when stderr is closed', async () => {
    expect(await runEw(['balance', address], { isStderrClosed: true })).toMatchObject({ code: 3 });
  });

  it('explains how to get a key when it is missing', async () => {
    const { code, stderr } = await runEw(['balance', address]);
    expect(code).toBe(3);
    expect(stderr).toContain('ew login');
  });

  test.each([
    ['no address', ['balance']],
    ['half an address', ['balance', '0x1234']],
    ['an unknown network', ['balance', address, '--network', 'solana']],
    ['an unknown flag', ['balance', address, '--colour']],
    ['an unknown command', ['balances']],
    ['a key over plain HTTP', ['balance', address, '--base-url', 'http://example.org']],
    ['no command', []],
  ])('ends with 2 on %s', async (_what, args) => {
    const { code, stdout, stderr } = await runEw(args, { env: { EW_API_KEY: testKey } });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toBe('');
  });

  test.each([
    ['a key behind login', ['login', testKey], 'too many arguments'],
    ['a key as a command', [testKey], 'Unknown command'],
    ['a key as a subcommand', ['tx', testKey], 'Unknown command'],
    ['a key as a choice', ['config', 'get', testKey], 'key is invalid. Allowed choices'],
    [
      'a key as a number',
      ['tx', 'get', address, '--timeout', testKey],
      '--timeout <seconds> is invalid. Use a whole',
    ],
    ['a key in an unknown flag', ['login', `--key=${testKey}`], 'Unknown flag --key.'],
    ['a key as a flag', ['login', `--${testKey}`], 'Unknown flag.'],
    ['a slip', ['balanse'], 'Unknown command. (Did you mean balance?)'],
  ])('does not quote %s', async (_what, args, message) => {
    const { code, stdout, stderr } = await runEw(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain(testKey);
  });

  test.each([[['--json']], [['tx', '--json']]])('answers %j in JSON', async (args) => {
    const { code, stdout, stderr } = await runEw(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'usage', message: 'A command is missing.' } });
  });
});
