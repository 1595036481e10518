import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Wallet } from 'ethers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import '../../functions/src/configuration.ts';
import { addWatchOnlyAccount } from './support/addWatchOnlyAccount.ts';
import { LocalChain } from './support/LocalChain.ts';
import { TestKey } from './support/TestKey.ts';
import { createWallet } from './support/TestWallet.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const WAIT = { timeout: 60_000, interval: 200 };

const eventSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  network: z.string(),
  data: z.looseObject({ address: z.string(), txHash: z.string() }),
});

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program that receives webhooks; it fails as often as `failures`. */
const receiver = { failures: 0, received: [] as Received[], attempts: 0, url: '' };

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    receiver.attempts += 1;
    if (receiver.failures > 0) {
      receiver.failures -= 1;
      response.writeHead(503).end();
      return;
    }
    receiver.received.push({ headers: request.headers, body });
    response.writeHead(204).end();
  });
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});

afterAll(() => server.close());

/** Creates a user with an API key, whose one account a scanner watches. */
async function watchedUser() {
  const { user } = await createWallet();
  const { address } = Wallet.createRandom();
  await addWatchOnlyAccount(user.uid, address);
  // Scanners read created accounts every five seconds.
  await new Promise((resolve) => setTimeout(resolve, 7_000));
  return { address, key: await TestKey.create(user) };
}

const pay = async (chain: LocalChain, to: string) =>
  z.string().parse(await chain.rpc('eth_sendTransaction', { from: FUNDER, to, value: '0x5' }));

async function ask(key: TestKey, path: string, init?: RequestInit): Promise<unknown> {
  const response = await key.ask(path, init);
  const answer: unknown = await response.json();
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer;
}

const createdSchema = z.object({ webhook: z.object({ id: z.string() }), secret: z.string() });
const listSchema = z.object({ events: z.array(eventSchema), cursor: z.string() });

it('delivers a payment and its settlement to a webhook and to the stream, once each and signed', async () => {
  const chain = new LocalChain('sepolia');
  const { address, key } = await watchedUser();
  const created = createdSchema.parse(
    await ask(key, '/webhooks', { method: 'POST', body: JSON.stringify({ url: receiver.url }) }),
  );
  const { cursor } = listSchema.parse(await ask(key, '/events'));
  receiver.received.length = 0;
  // The first attempt fails, and Cloud Tasks tries again.
  receiver.failures = 1;

  const txHash = await pay(chain, address);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), WAIT);
  await chain.mine(chain.network.confirmations);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), WAIT);

  const verifier = new Webhook(created.secret);
  const events = receiver.received.map(({ headers, body }) => {
    const event = eventSchema.parse(verifier.verify(body, headers as Record<string, string>));
    expect(headers['webhook-id']).toBe(event.id);
    return event;
  });
  expect(events.map(({ type, network, data }) => [type, network, data.address, data.txHash])).toEqual([
    ['transfer.coin', 'sepolia', address, txHash],
    ['movement.settled', 'sepolia', address, txHash],
  ]);
  expect(events[0]?.data).toMatchObject({ direction: 'in', units: '5', symbol: 'SepoliaETH', decimals: 18 });
  expect(receiver.attempts).toBe(3);

  // The same events, as pages and as a stream that resumes after the first one.
  expect(listSchema.parse(await ask(key, `/events?after=${cursor}`)).events).toEqual(events);
  const first = Number(cursor) + 1;
  const streamed = await key.ask('/events', {
    headers: { accept: 'text/event-stream', 'last-event-id': String(first) },
  });
  expect(streamed.headers.get('content-type')).toContain('text/event-stream');
  const text = await readUntil(streamed, /\n\n$/, /data:/);
  expect(text).toContain(`id: ${first + 1}`);
  expect(text).toContain(events[1]?.id);
  expect(text).not.toContain(events[0]?.id ?? '');

  // The delivery log, and a replay with the same id.
  const { deliveries } = z
    .object({
      deliveries: z.array(z.looseObject({ eventId: z.string(), state: z.string(), attempts: z.number() })),
    })
    .parse(await ask(key, `/webhooks/${created.webhook.id}/deliveries`));
  expect(deliveries.map(({ eventId, state, attempts }) => [eventId, state, attempts])).toEqual([
    [events[1]?.id, 'delivered', 1],
    [events[0]?.id, 'delivered', 2],
  ]);
  await ask(key, `/webhooks/${created.webhook.id}/deliveries/${events[0]?.id}/replay`, { method: 'POST' });
  expect(receiver.received[2]?.headers['webhook-id']).toBe(events[0]?.id);
  expect(receiver.received[2]?.body).toBe(receiver.received[0]?.body);
});

it('sends nothing of a paused webhook until it is resumed, and then everything in order', async () => {
  const chain = new LocalChain('sepolia');
  const { address, key } = await watchedUser();
  const { webhook } = createdSchema.parse(
    await ask(key, '/webhooks', {
      method: 'POST',
      body: JSON.stringify({ url: receiver.url, networks: ['sepolia'], types: ['transfer.coin'] }),
    }),
  );
  await ask(key, `/webhooks/${webhook.id}/pause`, { method: 'POST' });
  receiver.received.length = 0;
  const hashes = [await pay(chain, address), await pay(chain, address)];
  await vi.waitFor(async () => {
    const { events } = listSchema.parse(await ask(key, '/events?after=0'));
    expect(events.filter(({ type }) => type === 'transfer.coin')).toHaveLength(2);
  }, WAIT);
  expect(receiver.received).toEqual([]);
  await ask(key, `/webhooks/${webhook.id}/resume`, { method: 'POST' });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), WAIT);
  expect(receiver.received.map(({ body }) => eventSchema.parse(JSON.parse(body)).data.txHash)).toEqual(
    hashes,
  );
});

/** Reads a stream until its text has both patterns, and closes it. */
async function readUntil(response: Response, ...patterns: readonly RegExp[]): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
    text += value ?? '';
    if (done || patterns.every((pattern) => pattern.test(text))) break;
  }
  await reader?.cancel();
  return text;
}
