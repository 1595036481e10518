import { setTimeout as pause } from 'node:timers/promises';
import { chatRefusalSchema, type ChatRefusal } from '@everything-wallet/core/chat/chatRefusalSchema';
import type { RefusalTextId } from '@everything-wallet/core/refusals/refusalText';
import { texts as catalogue } from '@everything-wallet/core/texts/texts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeRefusal } from '../errors/describeRefusal.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import type { Answerer } from '../services/chat/Answerer.ts';
import { OpenAiAnswerer } from '../services/chat/OpenAiAnswerer.ts';
import { startChat } from '../testing/startChat.ts';
import { startFakeOpenAi, type FakeModel } from '../testing/startFakeOpenAi.ts';
import type { ChatDependencies } from './handleChat.ts';

/** Console output of a test; firebase-functions captures the console when it is loaded. */
const log = vi.hoisted(() => {
  const lines: string[] = [];
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    Object.assign(console, { [method]: (...texts: unknown[]) => void lines.push(texts.join(' ')) });
  }
  return lines;
});
beforeEach(() => {
  log.length = 0;
});

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const KEY = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const SECURITY_HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const user = (content: string) => ({ role: 'user', content });
const question = { messages: [user('What does a transfer cost?')] };

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Answers with these pieces, and with a failure after them when there is one. */
function answererOf(pieces: string[], failure?: Error): Answerer {
  return {
    async *answer() {
      for (const piece of pieces) {
        await pause(1);
        yield piece;
      }
      if (failure) throw failure;
    },
  };
}

function dependencies(changes: Partial<ChatDependencies> = {}): ChatDependencies {
  return {
    identify: (authorization) => Promise.resolve(authorization === 'Bearer key' ? {} : undefined),
    isAppVerified: () => Promise.resolve(true),
    isPaused: () => Promise.resolve(false),
    waitBefore: () => Promise.resolve(0),
    answerer: () => answererOf(['The ', 'fee.']),
    keepAliveMs: 10_000,
    ...changes,
  };
}

async function post(url: string, body: unknown = question, init: RequestInit = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

/** Sends one request. */
async function ask(
  changes: Partial<ChatDependencies> = {},
  body: unknown = question,
  init: RequestInit = {},
) {
  await using server = await startChat(dependencies(changes));
  const response = await post(server.url, body, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns the sentence of a refusal, after checking its form. */
function errorOf({ headers, text }: { headers: Headers; text: string }): string {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
  const refusal = JSON.parse(text) as ChatRefusal;
  expect(chatRefusalSchema.parse(refusal)).toEqual(refusal);
  const { error, text: source, retryAfterSeconds } = refusal;
  if (source) expect(describeRefusal(source.id as RefusalTextId, { retryAfterSeconds }).sentence).toBe(error);
  return error;
}

/** A refusal as it is sent. */
const refusalOf = (id: RefusalTextId) => JSON.stringify({ error: catalogue[id], text: { id } });

const piece = (content: string) => `data: {"choices":[{"delta":{"content":"${content}"}}]}\n\n`;

describe('an answer', () => {
  it('is a stream of events in the required form, ended by [DONE]', async () => {
    const { status, headers, text } = await ask();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
    expect(text).toBe(`${piece('The ')}${piece('fee.')}data: [DONE]\n\n`);
    expect(log).toEqual([]);
  });

  it('is given the conversation as it is', async () => {
    const answer = vi.fn<Answerer['answer']>(() =>
      answererOf(['Yes.']).answer([], new AbortController().signal),
    );
    const conversation = [user('Hi'), { role: 'assistant', content: 'Hello!' }, user('What\n"now"? 🦊')];
    await ask({ answerer: () => ({ answer }) }, { messages: conversation });
    expect(answer.mock.calls[0]?.[0]).toEqual(conversation);
  });

  it('arrives piece by piece', async () => {
    const isRead = new AbortController();
    const answerer: Answerer = {
      async *answer() {
        yield 'one\n';
        await aborted(isRead.signal);
        yield 'two';
      },
    };
    await using server = await startChat(dependencies({ answerer: () => answerer }));
    const { body } = await post(server.url);
    const reader = (body ?? expect.fail('no body')).pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe(piece('one\\n'));
    isRead.abort();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value;
    expect(rest).toBe(`${piece('two')}data: [DONE]\n\n`);
  });

  it('is sustained by comments until the first piece', async () => {
    const isWaited = [new AbortController(), new AbortController()];
    const answerer: Answerer = {
      async *answer() {
        for (const { signal } of isWaited) {
          await aborted(signal);
          yield 'piece';
        }
      },
    };
    await using server = await startChat(dependencies({ answerer: () => answerer, keepAliveMs: 50 }));
    const { status, body } = await post(server.url);
    expect(status).toBe(200);
    let text = '';
    for await (const part of (body ?? expect.fail('no body')).pipeThrough(new TextDecoderStream())) {
      text += part;
      if (/^(: keep-alive\n\n){2,}$/.test(text)) isWaited[0]?.abort();
      if (text.endsWith(`${piece('piece')}: keep-alive\n\n`)) isWaited[1]?.abort();
    }
    expect(text.replaceAll(/(: keep-alive\n\n)+/g, '~')).toBe(
      `~${piece('piece')}~${piece('piece')}data: [DONE]\n\n`,
    );
  });
});

describe('a failure', () => {
  const unavailable = new ServiceError('unavailable', 'server.chat.unavailable');
  const tooSlow = new ServiceError('deadline-exceeded', 'server.chat.tooSlow');

  it.each([
    [502, unavailable, catalogue['server.chat.unavailable']],
    [504, tooSlow, catalogue['server.chat.tooSlow']],
    [500, new Error('lost the question'), catalogue['server.unexpected']],
    [502, undefined, catalogue['server.chat.unavailable']],
  ])('before the first piece has status %s', async (status, failure, sentence) => {
    const answer = await ask({ answerer: () => answererOf([], failure) });
    expect(answer.status).toBe(status);
    expect(errorOf(answer)).toBe(sentence);
    expect(log.join('\n')).toContain('supportChat failed');
    expect(log.join('\n')).not.toContain('lost the question');
  });

  it.each([unavailable, tooSlow, new Error('lost the question')])(
    'after the first piece is reported in the stream, which then ends without [DONE]: %s',
    async (failure) => {
      const { status, text } = await ask({ answerer: () => answererOf(['The '], failure) });
      expect(status).toBe(200);
      expect(text).toBe(`${piece('The ')}data: ${refusalOf('server.chat.cut')}\n\n`);
      expect(log.join('\n')).not.toContain('lost the question');
    },
  );

  it('before the first piece, but after a comment, is reported in the stream with its own sentence', async () => {
    const isCommented = new AbortController();
    const answerer: Answerer = {
      async *answer(...asked) {
        await aborted(isCommented.signal);
        yield* answererOf([], tooSlow).answer(...asked);
      },
    };
    await using server = await startChat(dependencies({ answerer: () => answerer, keepAliveMs: 10 }));
    const response = await post(server.url);
    isCommented.abort();
    expect(response.status).toBe(200);
    // A busy machine may be in time for a second comment.
    const comments = /^(: keep-alive\n\n)+/;
    const text = await response.text();
    expect(text).toMatch(comments);
    expect(text.replace(comments, '')).toBe(`data: ${refusalOf('server.chat.tooSlow')}\n\n`);
  });

  it('of the configuration reveals nothing about it', async () => {
    const answer = await ask({
      answerer: () => {
        throw new Error('CHAT_MODEL');
      },
    });
    expect(answer.status).toBe(500);
    expect(errorOf(answer)).toBe(catalogue['server.unexpected']);
  });

  it('to count admits no one', async () => {
    const answer = await ask({ waitBefore: () => Promise.reject(new Error('no database')) });
    expect(answer.status).toBe(500);
    expect(errorOf(answer)).toBe(catalogue['server.unexpected']);
  });
});

describe('a reader who disconnects', () => {
  it.each([
    ['while the first piece is awaited', 0],
    ['between two pieces', 1],
  ])('%s ends the work, and nothing is reported', async (_, pieces) => {
    const { ended, answerer } = watched(pieces);
    await using server = await startChat(dependencies({ answerer: () => answerer }));
    const reader = new AbortController();
    const asking = post(server.url, question, { signal: reader.signal });
    await (pieces > 0 ? (await asking).body?.getReader().read() : pause(50));
    reader.abort();
    await asking.catch(() => undefined);
    await ended;
    await pause(20);
    expect(log).toEqual([]);
  });

  it('closes the connection to the model', async () => {
    await using model = await startFakeOpenAi(({ begin, say }) => {
      begin();
      say('The ');
    });
    await using server = await startChat(dependencies({ answerer: () => openAi(model.url) }));
    const reader = new AbortController();
    const { body } = await post(server.url, question, { signal: reader.signal });
    await body?.getReader().read();
    reader.abort();
    await model.left;
    await pause(20);
    expect(log).toEqual([]);
  });
});

describe('a model behind it', () => {
  it.each<[string, (model: FakeModel) => void, number, string]>([
    [
      'that answers is passed on',
      ({ begin, say, finish }) => {
        begin();
        say('The ');
        say('fee.');
        finish();
      },
      200,
      `${piece('The ')}${piece('fee.')}data: [DONE]\n\n`,
    ],
    [
      'that fails has status 502',
      ({ response }) => response.writeHead(500).end('{"error":{"message":"What does a transfer cost?"}}'),
      502,
      refusalOf('server.chat.unavailable'),
    ],
    [
      'that has enough of us has status 502',
      ({ response }) => response.writeHead(429, { 'retry-after': '60' }).end('{}'),
      502,
      refusalOf('server.chat.unavailable'),
    ],
    ['that is silent has status 504', () => undefined, 504, refusalOf('server.chat.tooSlow')],
    [
      'that breaks off is reported in the stream',
      ({ begin, say, response }) => {
        begin();
        say('The ');
        setTimeout(() => response.destroy(), 20);
      },
      200,
      `${piece('The ')}data: ${refusalOf('server.chat.cut')}\n\n`,
    ],
    [
      'that speaks nonsense is reported in the stream',
      ({ begin, say, response }) => {
        begin();
        say('The ');
        response.end('data: {{{\n\n');
      },
      200,
      `${piece('The ')}data: ${refusalOf('server.chat.cut')}\n\n`,
    ],
  ])('%s', async (_, answer, status, text) => {
    await using model = await startFakeOpenAi(answer);
    const result = await ask({ answerer: () => openAi(model.url, 500) });
    expect([result.status, result.text]).toEqual([status, text]);
    expect(log.join('\n')).not.toContain('transfer');
    expect(log.join('\n')).not.toContain('sk-test');
  });
});

describe('a request', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('by %s is refused', async (method) => {
    const answer = await ask({}, question, {
      method,
      ...(['GET', 'HEAD'].includes(method) && { body: null }),
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    if (method !== 'HEAD') expect(errorOf(answer)).toBe(catalogue['server.chat.method']);
  });

  it('is accepted from every origin', async () => {
    const { status, headers, text } = await ask({}, '', {
      method: 'OPTIONS',
      body: null,
      headers: { origin: 'https://wallet.example', 'access-control-request-method': 'POST' },
    });
    expect([status, text]).toEqual([204, '']);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...SECURITY_HEADERS,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'authorization, content-type, x-firebase-appcheck',
      'access-control-expose-headers': 'retry-after',
    });
  });

  it.each([{}, { authorization: 'Bearer another' }])(
    'by an unknown caller is refused before it is read: %j',
    async (headers) => {
      const waitBefore = vi.fn(() => Promise.resolve(0));
      const answer = await ask({ waitBefore }, 'nonsense', { headers });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(errorOf(answer)).toBe(catalogue['server.chat.credential']);
      expect(waitBefore).not.toHaveBeenCalled();
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of the type %s is refused',
    async (type) => {
      const answer = await ask({}, question, {
        headers: { authorization: 'Bearer key', 'content-type': type },
      });
      expect(answer.status).toBe(415);
      expect(errorOf(answer)).toBe(catalogue['server.chat.contentType']);
    },
  );

  it('may name its character set', async () => {
    const headers = { authorization: 'Bearer key', 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await ask({}, question, { headers })).status).toBe(200);
  });

  it('that is too large is refused', async () => {
    const answer = await ask({}, { ...question, padding: 'x'.repeat(1_000_000) });
    expect(answer.status).toBe(413);
    expect(errorOf(answer)).toBe(catalogue['server.chat.tooLarge']);
  });

  it('as large as it may be is answered', async () => {
    const content = '語'.repeat(4_000);
    expect((await ask({}, { messages: Array.from({ length: 50 }, () => user(content)) })).status).toBe(200);
  });

  it.each<[unknown, string]>([
    ['', 'The request is malformed.'],
    ['{"messages":', 'The request is malformed.'],
    ['null', 'The request must be an object with named fields.'],
    [[], 'The request must be an object with named fields.'],
    [{}, "The field 'messages' is missing."],
    [{ messages: [] }, "The field 'messages' must hold at least one message."],
    [
      { messages: Array.from({ length: 51 }, () => user('Hi')) },
      "The field 'messages' must hold at most 50 messages.",
    ],
    [
      { messages: [user('Hi'), { role: 'assistant', content: 'Hello' }] },
      "The field 'messages' must end with a message of the user.",
    ],
    [{ messages: [user(' ')] }, "The field 'messages.0.content' must not be blank."],
    [
      { messages: [user('x'.repeat(4_001))] },
      "The field 'messages.0.content' must have at most 4000 characters.",
    ],
    [
      { messages: [{ role: 'system', content: 'Hi' }] },
      "The field 'messages.0.role' must be user or assistant.",
    ],
    [{ messages: [{ role: 'user' }] }, "The field 'messages.0.content' is missing."],
    [{ messages: [{ role: 'user', content: 5 }] }, "The field 'messages.0.content' must be a string."],
    [nested(100_000), 'The request must be an object with named fields.'],
    [
      `{"messages":[{"role":"user","content":${nested(100_000)}}]}`,
      "The field 'messages.0.content' must be a string.",
    ],
    [{ ...question, model: 'gpt' }, "The field 'model' is not known."],
    [{ messages: [{ ...user('Hi'), name: PHRASE }] }, "The field 'name' is not known."],
  ])('of another form is refused with one sentence that names the field: %#', async (body, sentence) => {
    const waitBefore = vi.fn(() => Promise.resolve(0));
    const answer = await ask({ waitBefore }, body);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toBe(sentence);
    expect(waitBefore).not.toHaveBeenCalled();
  });

  it.each([
    ['a phrase', [user(`My words: ${PHRASE}`)], catalogue['server.chat.phrase']],
    ['a phrase further up', [user(PHRASE), user('Why?')], catalogue['server.chat.phrase']],
    [
      'a phrase in two halves',
      [user(PHRASE.slice(0, 29)), { role: 'assistant', content: 'Yes?' }, user(PHRASE.slice(29))],
      catalogue['server.chat.phrase'],
    ],
    [
      'four letters of each word of a phrase',
      [user(PHRASE.replace(/\b(\w{4})\w*/g, '$1'))],
      catalogue['server.chat.phrase'],
    ],
    ['a private key', [user(`Is 0x${KEY} safe?`)], catalogue['server.chat.privateKey']],
    [
      'a private key in pieces',
      [user(KEY.match(/.{8}/g)?.join(' / ') ?? '')],
      catalogue['server.chat.privateKey'],
    ],
  ])('with %s is refused, forwarded nowhere and not logged', async (_, conversation, sentence) => {
    const answerer = vi.fn(() => answererOf(['Yes.']));
    const answer = await ask({ answerer }, { messages: conversation });
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toBe(sentence);
    expect(answerer).not.toHaveBeenCalled();
    expect(answer.text).not.toContain('sausage');
    expect(answer.text).not.toContain(KEY);
    expect(log).toEqual([]);
  });

  it('with a transaction hash that is called one is answered', async () => {
    const answer = await ask(
      { answerer: () => answererOf(['Yes.']) },
      { messages: [user(`Why is my transaction 0x${KEY} pending?`)] },
    );
    expect(answer.status).toBe(200);
  });

  it('of an app that cannot be verified is refused before anything else is checked', async () => {
    const identify = vi.fn(() => Promise.resolve({}));
    const isAppVerified = vi.fn((token: string | undefined) => Promise.resolve(token === 'good'));
    const without = await ask({ identify, isAppVerified });
    expect(without.status).toBe(401);
    expect(errorOf(without)).toBe('This app could not be verified. Reload it and try again.');
    expect(identify).not.toHaveBeenCalled();

    const headers = { 'content-type': 'application/json', 'x-firebase-appcheck': 'good' };
    expect((await ask({ identify, isAppVerified }, question, { headers })).status).toBe(200);
  });

  it.each([
    [1, '1', 'in 1 second'],
    [12_001, '13', 'in 13 seconds'],
    [600_000, '600', 'in 10 minutes'],
    [20 * 3_600_000, '72000', 'in 20 hours'],
  ])('past the limit is refused, with the time to try again: %s ms', async (waitMs, retryAfter, words) => {
    const answerer = vi.fn(() => answererOf(['Yes.']));
    const answer = await ask({ answerer, waitBefore: () => Promise.resolve(waitMs) });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
    expect(errorOf(answer)).toBe(`Too many requests. Try again ${words}.`);
    expect(answerer).not.toHaveBeenCalled();
    expect(log).toEqual([]);
  });
});

function openAi(url: string, silenceMs = 10_000): OpenAiAnswerer {
  return new OpenAiAnswerer({
    baseUrl: `${url}/v1`,
    model: 'a-model',
    apiKey: 'sk-test',
    instructions: 'Answer.',
    silenceMs,
  });
}

async function aborted(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
}

/** An answerer that writes so many pieces and then nothing more until its reader leaves. */
function watched(pieces: number): { readonly ended: Promise<unknown>; readonly answerer: Answerer } {
  const end = new AbortController();
  const answerer: Answerer = {
    async *answer(_, signal) {
      for (let index = 0; index < pieces; index += 1) yield 'piece';
      await pause(10_000, undefined, { signal }).finally(() => end.abort());
    },
  };
  return { ended: aborted(end.signal), answerer };
}
