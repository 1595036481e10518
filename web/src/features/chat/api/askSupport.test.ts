// @vitest-environment node
import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChatError } from '../ChatError.ts';
import { streamOf } from '../testing/streamOf.ts';
import { tokenEvent } from '../testing/tokenEvent.ts';

const messages: ChatMessage[] = [{ role: 'user', content: 'Hello?' }];
const LOCAL_URL = 'http://127.0.0.1:5001/demo-project/us-central1/supportChat';
const local = {
  emulators: {
    auth: 'http://127.0.0.1:9099',
    firestore: { host: '127.0.0.1', port: 8080 },
    functions: { host: '127.0.0.1', port: 5001 },
  },
  faucetUrl: null,
};
const project = { projectId: 'demo-project', apiKey: 'public-key', appId: 'more' };

const answers = new Map<string, () => Response | Promise<Response>>();
const requests: { url: string; init: RequestInit | undefined }[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  requests.length = 0;
  answers.clear();
  answers.set('/environment.json', () => Response.json(local));
  answers.set('/__/firebase/init.json', () => Response.json(project));
  answers.set(LOCAL_URL, () => new Response(streamOf([tokenEvent('Hi'), 'data: [DONE]\n\n'])));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push({ url, init });
    const answer = answers.get(url);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

/** Asks as a new page does, which reads the configuration again. */
async function ask(signal = new AbortController().signal) {
  const { askSupport } = await import('./askSupport.ts');
  const parts: string[] = [];
  let failure: unknown;
  try {
    for await (const part of askSupport(messages, signal)) parts.push(part);
  } catch (error) {
    failure = error;
  }
  const { name, code, refusal } = (failure ?? {}) as Partial<ChatError>;
  return { parts, failure: failure && { name, code, serverText: refusal?.error } };
}

const failed = (code: ChatError['code'], serverText?: string) => ({
  parts: [],
  failure: { name: 'ChatError', code, serverText },
});

test('posts the messages with the public credential, and yields the answer', async () => {
  expect(await ask()).toEqual({ parts: ['Hi'], failure: undefined });
  const { url, init } = requests.at(-1) ?? {};
  expect(url).toBe(LOCAL_URL);
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer public-key' },
    credentials: 'omit',
  });
  expect(init?.body).toBe(JSON.stringify({ messages }));
});

test('calls the function at its own URL in production', async () => {
  const url = 'https://us-central1-demo-project.cloudfunctions.net/supportChat';
  answers.set('/environment.json', () => Response.json({ emulators: null, faucetUrl: null }));
  answers.set(url, () => new Response(streamOf([tokenEvent('Hi'), 'data: [DONE]\n\n'])));
  expect(await ask()).toEqual({ parts: ['Hi'], failure: undefined });
  expect(requests.at(-1)?.url).toBe(url);
});

test('reads the configuration once, and again after a failure', async () => {
  const { askSupport } = await import('./askSupport.ts');
  const { signal } = new AbortController();
  answers.set('/__/firebase/init.json', () => new Response('<!doctype html>'));
  await expect(askSupport(messages, signal).next()).rejects.toMatchObject({ code: 'chat.error.send' });
  answers.set('/__/firebase/init.json', () => Response.json(project));
  await askSupport(messages, signal).next();
  await askSupport(messages, signal).next();
  expect(requests.filter(({ url }) => url === '/__/firebase/init.json')).toHaveLength(2);
});

test.each([
  ['the server cannot be reached', LOCAL_URL, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is unknown', '/environment.json', () => new Response('', { status: 404 })],
  ['the project is unknown', '/__/firebase/init.json', () => Response.json({ projectId: 'a' })],
])('could not be sent when %s', async (_, url, answer) => {
  answers.set(url, answer);
  expect(await ask()).toEqual(failed('chat.error.send'));
});

test.each([400, 401, 413, 429, 500, 502])(
  "a refusal with status %s shows the server's text",
  async (status) => {
    answers.set(LOCAL_URL, () => Response.json({ error: 'The reason.' }, { status }));
    expect(await ask()).toEqual(failed('chat.error.response', 'The reason.'));
  },
);

test.each([
  ['a page', '<h1>502 Bad Gateway</h1>'],
  ['nothing', ''],
  ['another form', '{"error":{"message":"x"}}'],
  ['an empty text', '{"error":""}'],
])('a refusal with %s shows our own text', async (_, body) => {
  answers.set(LOCAL_URL, () => new Response(body, { status: 502 }));
  expect(await ask()).toEqual(failed('chat.error.response'));
});

test('reports a response without a body as such', async () => {
  answers.set(LOCAL_URL, () => new Response(null, { status: 204 }));
  expect(await ask()).toEqual(failed('chat.error.noBody'));
});

test('gives up on a server that takes a minute to begin', async () => {
  vi.useFakeTimers();
  answers.set(LOCAL_URL, () => new Promise<Response>(() => undefined));
  const asking = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asking).toEqual(failed('chat.error.response'));
});

test('stopping does not wait for the configuration either', async () => {
  answers.set('/environment.json', () => new Promise<Response>(() => undefined));
  const controller = new AbortController();
  const asking = ask(controller.signal);
  await vi.waitFor(() => expect(requests).not.toEqual([]));
  controller.abort();
  expect((await asking).failure).toMatchObject({ name: 'AbortError' });
});
