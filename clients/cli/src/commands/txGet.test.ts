import { expect, it } from 'vitest';
import { json, problem, silence } from '../../../typescript/src/testing/startFakeApi.ts';
import { runEw } from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';

const hash = `0x${'c0ffee'.repeat(10)}beef`;
const pending = {
  txHash: hash,
  network: 'sepolia',
  chainId: 11155111,
  currency: 'SepoliaETH',
  status: 'pending',
  agreement: 'agreed',
  nodes: { configured: 2, answered: 2, needed: 2 },
  from: '0x52908400098527886E0F7030069857D2E4169EE7',
  value: '0.1',
  valueWei: '100000000000000000',
  nonce: 7,
  gasLimit: '21000',
  confirmations: 0,
};
const completed = {
  ...pending,
  status: 'completed',
  blockNumber: 5,
  confirmations: 1,
  fee: '0.00002',
  feeWei: '2',
};

it('prints a transaction', async () => {
  const { env, seen } = await startWalletApi({ transaction: json(completed) });
  const { code, stdout } = await runEw(['tx', 'get', hash], { env });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Status +completed$/m);
  expect(stdout).toMatch(/^Fee +0\.00002 SepoliaETH$/m);
  expect(seen[0]?.url).toBe(`/api/v1/transaction/${hash}?network=sepolia`);
});

it('exits with 4 for an unknown transaction', async () => {
  const { env } = await startWalletApi({ transaction: problem(404, 'transaction_not_found') });
  expect(await runEw(['tx', 'get', hash], { env })).toMatchObject({ code: 4, stdout: '' });
});

it('waits with --wait from not known to a block', async () => {
  const replies = [problem(404, 'transaction_not_found'), json(pending), json(completed)];
  const { env, seen } = await startWalletApi({ transaction: (response) => replies.shift()?.(response) });
  const { code, stdout } = await runEw(['tx', 'get', hash, '--wait', '--json'], { env });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual(completed);
  expect(seen).toHaveLength(3);
});

it('stops waiting on Ctrl-C', async () => {
  const { env } = await startWalletApi({ transaction: json(pending) });
  const { code, stderr } = await runEw(['tx', 'get', hash, '--wait', '--timeout', '1'], { env });
  expect(code).toBe(1);
  expect(stderr).toContain('is still pending');
});

it.each([silence, problem(503, 'service_unavailable', {}, { 'Retry-After': '50' })])(
  'stops waiting during a request, too',
  async (reply) => {
    const { env } = await startWalletApi({ transaction: reply });
    const start = performance.now();
    const { code, stderr } = await runEw(['tx', 'get', hash, '--wait', '--timeout', '1'], { env });
    expect(code).toBe(1);
    expect(stderr).toContain('After 1 s the transaction could not be looked up');
    expect(performance.now() - start).toBeLessThan(25_000);
  },
);

it('refuses an invalid hash', async () => {
  expect(await runEw(['tx', 'get', '0x12'])).toMatchObject({ code: 2 });
});
