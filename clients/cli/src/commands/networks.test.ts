import { expect, it } from 'vitest';
import { runEw } from '../testing/runEw.ts';
import { estimate, startWalletApi } from '../testing/startWalletApi.ts';

it('ew networks lists the networks', async () => {
  const { env } = await startWalletApi();
  const { code, stdout } = await runEw(['networks'], { env });
  expect(code).toBe(0);
  expect(stdout).toBe('sepolia  11155111  testnet  SepoliaETH  Ethereum Sepolia\n');
  const asJson = await runEw(['networks', '--json'], { env });
  expect(JSON.parse(asJson.stdout)).toMatchObject({ networks: [{ rpcName: 'sepolia' }] });
});

it('ew gas sends wei, and prints coin', async () => {
  const { env, seen } = await startWalletApi();
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const args = ['gas', '--from', address, '--to', address, '--value', '0.1'];
  const { code, stdout } = await runEw(args, { env });
  expect(code).toBe(0);
  expect(stdout).toContain('0.000042 SepoliaETH');
  expect(seen[0]?.url).toContain('value=100000000000000000');
  expect(JSON.parse((await runEw([...args, '--json'], { env })).stdout)).toEqual(estimate);
});

it('ew --version and --help answer on stdout', async () => {
  expect(await runEw(['--version'])).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^\d/) as string,
  });
  expect(await runEw(['tx', 'send', '--help'])).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('--keystore') as string,
  });
});
