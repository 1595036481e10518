import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LocalError } from '../LocalError.ts';
import { stackPorts, type StackPorts } from '../stackPorts.ts';
import { freePort } from '../testing/freePort.ts';
import { assertPortsFree } from './assertPortsFree.ts';

/** The ports of a stack, all of them free. */
async function freeStackPorts(): Promise<StackPorts> {
  const { chains, ...others } = stackPorts();
  const replace = async <Name extends string>(ports: Record<Name, number>) =>
    Object.fromEntries(
      await Promise.all(Object.keys(ports).map(async (name) => [name, await freePort()] as const)),
    ) as Record<Name, number>;
  return { ...(await replace(others)), chains: await replace(chains) };
}

test('reports nothing when all ports are free', async () => {
  await expect(assertPortsFree(await freeStackPorts())).resolves.toBeUndefined();
});

test('names a port in use, its purpose and the process that uses it', async () => {
  const ports = await freeStackPorts();
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(ports.hosting, '127.0.0.1'), 'listening');

  const failure = await assertPortsFree(ports).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LocalError);
  expect(String(failure)).toContain(`Process ${process.pid} (`);
  expect(String(failure)).toContain(`holds port ${ports.hosting} (Hosting).`);
});

test('sees a listener on all addresses, and lists the ports of one holder together', async () => {
  const ports = await freeStackPorts();
  for (const port of [ports.firestore, ports.chains.sepolia]) {
    const server = createServer();
    onTestFinished(() => void server.close());
    await once(server.listen(port), 'listening');
  }
  await expect(assertPortsFree(ports)).rejects.toThrow(
    `holds ports ${ports.firestore} (Firestore), ${ports.chains.sepolia} (the Ethereum Sepolia chain).`,
  );
});
