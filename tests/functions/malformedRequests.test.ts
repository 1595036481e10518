import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { environment } from './support/environment.ts';
import { malformedRequests } from './support/malformedRequests.ts';

/* Any page open in a developer's browser can send such requests to the stack: none of them may end it. */

/** Sends one request line, and waits until the connection ends. */
async function send(url: string, line: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).setTimeout(10_000, () => socket.destroy());
  socket.end(`${line}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  socket.resume();
  await once(socket, 'close');
}

const services = [
  ['Hosting', () => environment.hostingUrl()],
  ['Functions', () => environment.functionsUrl()],
  ['Authentication', () => environment.authUrl()],
  ['Firestore', () => environment.documentsUrl()],
  ['the chain', () => environment.rpcUrl('mainnet')],
  ['the faucet', () => environment.faucetUrl()],
] as const;

it.each(services)('%s answers after 200 malformed request lines', async (_name, url) => {
  expect(malformedRequests.length).toBeGreaterThanOrEqual(200);
  for (const line of malformedRequests) await send(url(), line);
  expect((await fetch(new URL('/', url()))).status).toBeLessThan(500);
  expect((await fetch(environment.hostingUrl())).status).toBe(200);
});
