import { describe, expect, it, test } from 'vitest';
import { EventStreamParser } from './EventStreamParser.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Parses a text in parts of a size. */
function parse(text: string, size = Infinity) {
  const parser = new EventStreamParser();
  const all = bytes(text);
  const messages = [];
  for (let start = 0; start < all.length; start += Math.min(size, all.length)) {
    messages.push(...parser.push(all.slice(start, start + Math.min(size, all.length))));
  }
  return { messages, retryMs: parser.retryMs };
}

const sample = [
  '\uFEFFretry: 2000\nid: 7\n\n',
  ': a comment\n\n',
  'id: 8\r\nevent: transfer.coin\r\ndata: {"a":\r\ndata: "ü€😀"}\r\n\r\n',
  'id:9\rdata:x\r\r',
  'data\n\n',
  'unknown: field\n\n',
  'id: 10\n\n',
  'data: not complete',
].join('');

const expected = {
  messages: [
    { data: undefined, id: '7' },
    { data: '{"a":\n"ü€😀"}', id: '8' },
    { data: 'x', id: '9' },
    { data: '', id: '9' },
    { data: undefined, id: '10' },
  ],
  retryMs: 2_000,
};

describe('a stream', () => {
  it('is parsed as a whole', () => {
    expect(parse(sample)).toEqual(expected);
  });

  test.each([1, 2, 3, 5, 7, 11])('is parsed in parts of %i bytes', (size) => {
    expect(parse(sample, size)).toEqual(expected);
  });
});

test.each([
  ['data:  two spaces\n\n', ' two spaces'],
  ['data: a:b\n\n', 'a:b'],
  ['data\ndata\n\n', '\n'],
])('%j has the data %j', (text, data) => {
  expect(parse(text).messages).toEqual([{ data, id: '' }]);
});

test('ignores an id with a null character, and a retry that is no number', () => {
  expect(parse('id: 3\ndata: x\n\nid: 4\0\nretry: 2s\ndata: y\n\n')).toEqual({
    messages: [
      { data: 'x', id: '3' },
      { data: 'y', id: '3' },
    ],
    retryMs: undefined,
  });
});
