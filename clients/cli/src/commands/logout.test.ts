import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runEw, temporaryHome, testKey } from '../testing/runEw.ts';

it('removes only the key from the file, and sends no request', async () => {
  const home = temporaryHome();
  const file = join(home, 'everything-wallet', 'config.json');
  mkdirSync(join(home, 'everything-wallet'));
  const rest = { baseUrl: 'http://127.0.0.1:1', network: 'sepolia' };
  writeFileSync(file, JSON.stringify({ apiKey: testKey, ...rest }));
  const { code, stdout, stderr } = await runEw(['logout'], { env: { XDG_CONFIG_HOME: home } });
  expect(code).toBe(0);
  expect(stdout).toContain(`removed from ${file}`);
  expect(stderr).toContain('delete it in the developer portal');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(rest);
});

it('reports a missing key, and a remaining one in the environment', async () => {
  const env = { XDG_CONFIG_HOME: temporaryHome(), EW_API_KEY: testKey };
  const { code, stdout, stderr } = await runEw(['logout'], { env });
  expect(code).toBe(0);
  expect(stdout).toContain('none was stored');
  expect(stderr).toBe('EW_API_KEY is set and is still used.\n');
  const asJson = await runEw(['logout', '--json'], { env });
  expect(JSON.parse(asJson.stdout)).toMatchObject({ removed: false });
});
