import { expect, it, test } from 'vitest';
import { problem, startFakeApi, type Reply } from '../../../typescript/src/testing/startFakeApi.ts';
import { verifyWebhook } from '../../../typescript/src/verifyWebhook.ts';
import { runEw } from '../testing/runEw.ts';
import { startWalletApi } from '../testing/startWalletApi.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const hash = `0x${'ab'.repeat(32)}`;

const eventOf = (sequence: number, type = 'transfer.coin') => ({
  id: `evt_${sequence}`,
  type,
  timestamp: '2026-11-21T12:00:00.000Z',
  network: 'sepolia',
  data: {
    ...{ kind: 'transfer', movementId: 'm', address, direction: 'in', txHash: hash, blockNumber: 7 },
    ...{ blockHash: hash, blockAt: 1_800_000_000_000, standard: 'coin', from: address, to: address },
    ...{ units: '500000000000000000', symbol: 'SepoliaETH', decimals: 18 },
  },
});
const lineOf = (type = 'transfer.coin') =>
  `2026-11-21T12:00:00.000Z  ${type}  sepolia  in  0.5 SepoliaETH  ${address}  ${hash}\n`;

/** Streams events on the first connection; `done` resolves when the last one was requested. */
async function startEvents(...streams: readonly (readonly ReturnType<typeof eventOf>[])[]) {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  let connection = 0;
  let sequence = 0;
  const api = await startWalletApi({
    events: (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('retry: 1\n');
      for (const event of streams[connection] ?? []) {
        sequence += 1;
        response.write(`id: ${sequence}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      }
      connection += 1;
      if (connection <= streams.length) response.end();
      else finish();
    },
  });
  return { ...api, done };
}

it('prints one line for each event, resumes, and ends with code 0 on Ctrl-C', async () => {
  const { env, seen, done } = await startEvents([eventOf(1)], [eventOf(2, 'movement.settled')]);
  const { code, stdout, stderr } = await runEw(['listen'], { env, interruptAfter: done });
  expect(stdout).toBe(lineOf() + lineOf('movement.settled'));
  expect(stderr).toBe('Listening for events. Ctrl-C ends ew listen.\n');
  expect(code).toBe(0);
  // EW_NETWORK is the network of commands that need one.
  expect(seen.map(({ url }) => url)).toEqual(Array(3).fill('/api/v1/events'));
  expect(seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2']);
});

it('prints a JSON document for each event, of the wanted types only', async () => {
  const { env, seen, done } = await startEvents([eventOf(1), eventOf(2, 'movement.settled')]);
  const { code, stdout } = await runEw(
    [
      ...['listen', '--json', '--events', 'movement.settled, movement.reorged', '--network', 'Sepolia'],
      ...['--address', address, '--after', '7'],
    ],
    { env, interruptAfter: done },
  );
  expect(code).toBe(0);
  expect(stdout).toBe(`${JSON.stringify({ cursor: '2', ...eventOf(2, 'movement.settled') })}\n`);
  expect(seen[0]?.url).toBe(`/api/v1/events?after=7&network=sepolia&address=${address}`);
});

test.each([
  ['its secret', ['--secret', SECRET]],
  ['a new secret', []],
])('forwards each event, signed with %s', async (_name, flags) => {
  const answerWith =
    (status: number): Reply =>
    (response) =>
      response.writeHead(status).end('{}');
  const hook = await startFakeApi(answerWith(204), answerWith(500));
  const { env, done } = await startEvents([eventOf(1), eventOf(2)]);
  const url = `${hook.baseUrl}/hook`;
  const { code, stdout, stderr } = await runEw(['listen', '--forward-to', url, ...flags], {
    env,
    interruptAfter: done,
  });
  expect(code).toBe(0);
  expect(stdout).toBe(lineOf() + lineOf());
  expect(stderr).toContain(`evt_1 forwarded to ${url}: status 204\nevt_2 forwarded to ${url}: status 500\n`);
  const printed = /^Signing secret: (whsec_\S+)$/m.exec(stderr)?.[1];
  expect(printed === undefined).toBe(flags.length > 0);
  expect(hook.seen.map(({ method, url: path }) => `${method} ${path}`)).toEqual(['POST /hook', 'POST /hook']);
  for (const [index, { headers, body }] of hook.seen.entries()) {
    expect(headers['content-type']).toBe('application/json');
    expect(await verifyWebhook(body, headers, printed ?? SECRET)).toEqual(eventOf(index + 1));
  }
});

it('goes on if the program does not answer', async () => {
  const { env, done } = await startEvents([eventOf(1)]);
  // Port 9 is the one of the discard service, which fetch refuses.
  const { code, stderr } = await runEw(['listen', '--forward-to', 'http://127.0.0.1:9/'], {
    env,
    interruptAfter: done,
  });
  expect(code).toBe(0);
  expect(stderr).toMatch(/evt_1 forwarded to http:\/\/127\.0\.0\.1:9\/: no answer \(.+\)\n/);
});

it('ends with the refusal of the API', async () => {
  const { env } = await startWalletApi({ events: problem(403, 'scope_missing') });
  const { code, stdout, stderr } = await runEw(['listen', '--json'], { env });
  expect([code, stdout]).toEqual([3, '']);
  expect(JSON.parse(stderr.trim().split('\n').at(-1) ?? '')).toMatchObject({
    error: { code: 'scope_missing' },
  });
});

test.each([
  ['--forward-to', 'http://wallet.example/hook'],
  ['--forward-to', 'http://localhost.wallet.example/'],
  ['--forward-to', 'ftp://localhost/'],
  ['--forward-to', 'localhost:3000'],
  ['--secret', 'whsec_short'],
  ['--events', 'transfer.coin,other'],
  ['--address', '0x12'],
  ['--network', 'other'],
])('refuses %s %s', async (...flags) => {
  const { env, seen } = await startEvents();
  const { code, stdout } = await runEw(['listen', ...flags], { env });
  expect([code, stdout, seen]).toEqual([2, '', []]);
});
