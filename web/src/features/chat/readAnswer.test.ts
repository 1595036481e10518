// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChatError } from './ChatError.ts';
import { readAnswer } from './readAnswer.ts';
import { streamOf } from './testing/streamOf.ts';
import { tokenEvent } from './testing/tokenEvent.ts';

const DONE = 'data: [DONE]\n\n';

afterEach(() => {
  vi.useRealTimers();
});

/** Reads to the end: the received parts, and the failure that ended them. */
async function read(body: ReadableStream<Uint8Array>): Promise<{ parts: string[]; failure: unknown }> {
  const parts: string[] = [];
  try {
    for await (const part of readAnswer(body)) parts.push(part);
  } catch (error) {
    return { parts, failure: error };
  }
  return { parts, failure: undefined };
}

function failureOf(failure: unknown): { code: string; serverText: string | undefined } {
  if (!(failure instanceof ChatError)) throw new Error('not a ChatError', { cause: failure });
  return { code: failure.code, serverText: failure.refusal?.error };
}

test('yields each part as it is received', async () => {
  const { parts, failure } = await read(
    streamOf([tokenEvent('Hel'), tokenEvent('lo '), tokenEvent('you'), DONE]),
  );
  expect(parts).toEqual(['Hel', 'lo ', 'you']);
  expect(failure).toBeUndefined();
});

describe('however the network splits a stream, the text is the same', () => {
  // Characters of one to four bytes, a joined emoji, line ends of every kind, comments, and text similar to an end.
  const tokens = [
    'Grüße, ',
    '你好',
    ' 👩‍🚀🏳️‍🌈 ',
    'data: [DONE]\n\n',
    '"quoted" \\n',
    ' line\nbreak\r\n',
    '٣',
    '\u2028',
    '.',
  ];
  const text = tokens.join('');
  const stream = [
    ': keep-alive\n\n',
    'data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n',
    ...tokens.flatMap((token, index) => [
      index % 3 === 0 ? ':\n' : '',
      index % 2 === 0 ? tokenEvent(token) : tokenEvent(token).replaceAll('\n', '\r\n'),
    ]),
    'data: {"choices":[]}\n\n',
    DONE,
  ].join('');
  const bytes = new TextEncoder().encode(stream);

  function piecesAt(cuts: readonly number[]): Uint8Array[] {
    const ends = [...cuts.toSorted((a, b) => a - b), bytes.length];
    return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
  }

  test(
    'at 10,000 random sets of positions, also within characters and lines',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 40 }), async (cuts) => {
          const { parts, failure } = await read(streamOf(piecesAt(cuts)));
          expect(failure).toBeUndefined();
          expect(parts.join('')).toBe(text);
        }),
        { numRuns: 10_000 },
      );
    },
  );

  test('into single bytes', async () => {
    const { parts, failure } = await read(streamOf(piecesAt(Array.from(bytes.keys()))));
    expect(failure).toBeUndefined();
    expect(parts).toEqual(tokens);
  });

  test('at every single position, if the stream ends there: the received text stays, and counts as cut', async () => {
    // The last line end is not needed.
    const complete = bytes.length - '\n\n'.length;
    for (let end = 1; end < complete; end += 1) {
      const { parts, failure } = await read(streamOf([bytes.slice(0, end)]));
      expect(text.startsWith(parts.join('')), `cut after ${end} bytes`).toBe(true);
      expect(failureOf(failure).code, `cut after ${end} bytes`).toBe('chat.error.response');
    }
  });
});

test('reads nothing after the end, and closes the connection', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode(tokenEvent('a') + DONE + tokenEvent('b'))),
    cancel,
  });
  expect(await read(body)).toEqual({ parts: ['a'], failure: undefined });
  expect(cancel).toHaveBeenCalledOnce();
});

test('closes the connection when the caller stops reading', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(tokenEvent('a'))),
    cancel,
  });
  for await (const part of readAnswer(body)) {
    expect(part).toBe('a');
    break;
  }
  expect(cancel).toHaveBeenCalledOnce();
});

test('accepts an end without the blank line after it', async () => {
  expect(await read(streamOf([tokenEvent('a'), 'data: [DONE]']))).toEqual({
    parts: ['a'],
    failure: undefined,
  });
});

test.each<[string, ReadableStream<Uint8Array>, string[], string, string | undefined]>([
  ['without a byte', streamOf([]), [], 'chat.error.noBody', undefined],
  ['that ends before its end', streamOf([tokenEvent('Hel')]), ['Hel'], 'chat.error.response', undefined],
  [
    'that breaks',
    streamOf([tokenEvent('Hel')], new TypeError('network error')),
    ['Hel'],
    'chat.error.response',
    undefined,
  ],
  [
    'that is a web page',
    streamOf(['<!doctype html><title>Hello</title>']),
    [],
    'chat.error.response',
    undefined,
  ],
  [
    'that is no JSON',
    streamOf([tokenEvent('Hel'), 'data: {"choices"\n\n']),
    ['Hel'],
    'chat.error.response',
    undefined,
  ],
  ['of another form', streamOf(['data: {"text":"Hello"}\n\n']), [], 'chat.error.response', undefined],
  [
    'that reports a failure',
    streamOf([tokenEvent('Hel'), 'data: {"error":"The assistant did not answer."}\n\n', tokenEvent('lo')]),
    ['Hel'],
    'chat.error.response',
    'The assistant did not answer.',
  ],
])('reports a stream %s as such', async (_, body, parts, code, serverText) => {
  const result = await read(body);
  expect(result.parts).toEqual(parts);
  expect(failureOf(result.failure)).toEqual({ code, serverText });
});

test('gives up on an event without an end before it fills the memory', async () => {
  const megabyte = 'x'.repeat(1_000_000);
  const { failure } = await read(streamOf(['data: ', megabyte, megabyte]));
  expect(failureOf(failure).code).toBe('chat.error.response');
});

test('gives up on a stream that is silent for a minute; a comment is no silence', async () => {
  vi.useFakeTimers();
  let send: (text: string) => void = () => undefined;
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
    cancel,
  });
  const reading = read(body);
  let isOver = false;
  void reading.then(() => (isOver = true));
  for (let comment = 0; comment < 5; comment += 1) {
    await vi.advanceTimersByTimeAsync(59_000);
    send(': still here\n\n');
  }
  await vi.advanceTimersByTimeAsync(59_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(failureOf((await reading).failure).code).toBe('chat.error.response');
  expect(cancel).toHaveBeenCalledOnce();
});
