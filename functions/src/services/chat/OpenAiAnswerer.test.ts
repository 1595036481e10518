import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { describe, expect, it, vi } from 'vitest';
import { startFakeOpenAi, type FakeModel } from '../../testing/startFakeOpenAi.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { OpenAiAnswerer, type OpenAiOptions } from './OpenAiAnswerer.ts';

const question: ChatMessage[] = [{ role: 'user', content: 'What does a transfer cost?' }];
const stay = new AbortController().signal;
const UNAVAILABLE = {
  code: 'unavailable',
  message: 'The assistant is not available right now. Please try again in a minute.',
};
const TOO_SLOW = {
  code: 'deadline-exceeded',
  message: 'The assistant took too long to answer. Please try again.',
};

function answererAt(url: string, changes: Partial<OpenAiOptions> = {}): OpenAiAnswerer {
  return new OpenAiAnswerer({
    baseUrl: `${url}/v1`,
    model: 'a-model',
    apiKey: 'sk-test',
    instructions: 'Answer shortly.',
    ...changes,
  });
}

/** Reads an answer as far as it gets. */
async function read(answer: AsyncIterable<string>): Promise<{ pieces: string[]; failure: unknown }> {
  const pieces: string[] = [];
  try {
    for await (const piece of answer) pieces.push(piece);
    return { pieces, failure: undefined };
  } catch (failure) {
    return { pieces, failure };
  }
}

async function readFrom(model: (model: FakeModel) => void, changes: Partial<OpenAiOptions> = {}) {
  await using server = await startFakeOpenAi(model);
  const result = await read(answererAt(server.url, changes).answer(question, stay));
  return { ...result, asked: server.asked };
}

describe('OpenAiAnswerer', () => {
  it('asks the model with the instructions first, and gives its pieces as they are', async () => {
    const { pieces, failure, asked } = await readFrom(({ begin, say, finish }) => {
      begin();
      for (const piece of ['The ', 'network’s', ' fee. 🦊\n']) say(piece);
      finish();
    });
    expect(failure).toBeUndefined();
    expect(pieces).toEqual(['The ', 'network’s', ' fee. 🦊\n']);
    expect(asked).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: 'Bearer sk-test',
        body: {
          model: 'a-model',
          messages: [{ role: 'system', content: 'Answer shortly.' }, ...question],
          max_completion_tokens: 1_000,
          stream: true,
        },
      },
    ]);
  });

  it('gives a piece before the next one is there', async () => {
    const isRead = new AbortController();
    await using server = await startFakeOpenAi(({ begin, say, finish }) => {
      begin();
      say('one');
      isRead.signal.addEventListener('abort', () => {
        say('two');
        finish();
      });
    });
    const pieces: string[] = [];
    for await (const piece of answererAt(server.url).answer(question, stay)) {
      pieces.push(piece);
      isRead.abort();
    }
    expect(pieces).toEqual(['one', 'two']);
  });

  it('waits for a slow one, as long as it is not silent for too long', async () => {
    const { pieces, failure } = await readFrom(
      ({ begin, say, finish }) => {
        begin();
        void (async () => {
          for (const piece of ['a', 'b', 'c', 'd']) {
            await pause(400);
            say(piece);
          }
          finish();
        })();
      },
      { silenceMs: 1_000 },
    );
    expect(failure).toBeUndefined();
    expect(pieces).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['never answers', () => undefined, []],
    ['begins and says nothing', ({ begin }: FakeModel) => begin(), []],
    [
      'falls silent',
      ({ begin, say }: FakeModel) => {
        begin();
        say('The ');
      },
      ['The '],
    ],
  ])('gives one up that %s', async (_, model, expected) => {
    const { pieces, failure } = await readFrom(model, { silenceMs: 300 });
    expect(failure).toMatchObject(TOO_SLOW);
    expect(pieces).toEqual(expected);
  });

  it('gives one up that talks without end', async () => {
    const { pieces, failure } = await readFrom(
      ({ begin, say, response }) => {
        begin();
        const talking = setInterval(() => say('and '), 5);
        response.once('close', () => clearInterval(talking));
      },
      { totalMs: 600 },
    );
    expect(failure).toMatchObject(TOO_SLOW);
    expect(pieces.length).toBeGreaterThan(0);
  });

  it.each([400, 401, 404, 429, 500, 503])(
    'reports that it is not available on status %s, after one request',
    async (status) => {
      const { failure, asked } = await readFrom(({ response }) => {
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
        response.end(JSON.stringify({ error: { message: question[0]?.content, code: 'secret words' } }));
      });
      expect(failure).toMatchObject({
        ...UNAVAILABLE,
        cause: { name: 'UpstreamError', code: `HTTP ${status}` },
      });
      expect(asked).toHaveLength(1);
    },
  );

  it.each<[string, (model: FakeModel) => void, string[]]>([
    ['not a stream', ({ response }) => response.end('<html>'), []],
    [
      'not JSON',
      ({ begin, say, response }) => {
        begin();
        say('The ');
        response.end('data: {"choices": [\n\n');
      },
      ['The '],
    ],
    [
      'of another form',
      ({ begin, say, response }) => {
        begin();
        say('The ');
        response.end('data: {"choices": {"delta": "text"}}\n\n');
      },
      ['The '],
    ],
    [
      'an error within the stream',
      ({ begin, say, response }) => {
        begin();
        say('The ');
        response.end('data: {"error": {"message": "overloaded"}}\n\n');
      },
      ['The '],
    ],
    [
      'cut off',
      ({ begin, say, response }) => {
        begin();
        say('The ');
        setTimeout(() => response.destroy(), 20);
      },
      ['The '],
    ],
    [
      'ended without an end',
      ({ begin, say, response }) => {
        begin();
        say('The ');
        response.end();
      },
      ['The '],
    ],
    ['a redirect', ({ response }) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(), []],
  ])('reports that it is not available if the answer is %s', async (_, model, expected) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pieces, failure } = await readFrom(model);
    expect(failure).toMatchObject(UNAVAILABLE);
    expect(pieces).toEqual(expected);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('reports that it is not available if there is no server', async () => {
    const { failure } = await read(answererAt(await unreachableUrl()).answer(question, stay));
    expect(failure).toMatchObject({ ...UNAVAILABLE, cause: { code: 'APIConnectionError' } });
  });

  it.each([
    ['goes away', true],
    ['reads no further', false],
  ])('closes the connection when the reader %s', async (_, aborts) => {
    await using server = await startFakeOpenAi(({ begin, say }) => {
      begin();
      say('The ');
    });
    const reader = new AbortController();
    for await (const piece of answererAt(server.url).answer(question, reader.signal)) {
      expect(piece).toBe('The ');
      if (!aborts) break;
      reader.abort();
    }
    await server.left;
  });

  it('sends the model only the end of a long conversation', async () => {
    const long: ChatMessage[] = Array.from({ length: 49 }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: `${index} ${'x'.repeat(3_900)}`,
    }));
    await using server = await startFakeOpenAi(({ begin, say, finish }) => {
      begin();
      say('Yes.');
      finish();
    });
    await read(answererAt(server.url).answer(long, stay));
    const asked = server.asked[0]?.body as { messages: ChatMessage[] } | undefined;
    expect(asked?.messages.map(({ content }) => content.split(' ')[0])).toEqual([
      'Answer',
      '45',
      '46',
      '47',
      '48',
    ]);
  });
});
