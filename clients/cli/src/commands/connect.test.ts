import { createServer } from 'node:net';
import { expect, it, test, vi } from 'vitest';
import { runEw } from '../testing/runEw.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

it('prints its addresses, runs until Ctrl-C, and needs no key', async () => {
  const port = await freePort();
  const answers = vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), { timeout: 50_000, interval: 50 });
  const { code, stdout, stderr } = await runEw(
    [
      'connect',
      '--port',
      String(port),
      '--network',
      'base',
      '--wallet',
      'https://wallet.example/path',
      '--json',
    ],
    { interruptAfter: answers },
  );
  expect((await answers).status).toBe(404);
  expect(code).toBe(130);
  const { rpcUrl, ...rest } = JSON.parse(stdout) as { rpcUrl: string };
  expect(rpcUrl).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/[\\w-]{32}$`));
  expect(rest).toEqual({ pageUrl: `${rpcUrl}/page`, chainId: 8453, walletUrl: 'https://wallet.example' });
  expect(stderr).toContain('Open the page in the browser that has your wallet');
});

it('names a port that is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const { code, stderr } = await runEw(['connect', '--port', String(port)]);
  server.close();
  expect(code).toBe(2);
  expect(stderr).toContain(`Port ${port} cannot be used.`);
});

test.each([
  [['--port', '80']],
  [['--port', '70000']],
  [['--wallet', 'http://wallet.example']],
  [['--wallet', 'wallet']],
  [['--network', 'other']],
])('refuses %j', async (args) => {
  expect(await runEw(['connect', ...args])).toMatchObject({ code: 2, stdout: '' });
});
