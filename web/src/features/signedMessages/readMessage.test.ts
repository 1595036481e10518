// @vitest-environment node
import { hashMessage, TypedDataEncoder } from 'ethers';
import { describe, expect, test } from 'vitest';
import { texts } from '../../texts/texts.ts';
import { readMessage, type HexForm } from './readMessage.ts';

const SIGNER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const domain = { name: 'A site', chainId: 137, verifyingContract: SIGNER };
const types = { Note: [{ name: 'text', type: 'string' }] };
const note = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    ...types,
  },
  primaryType: 'Note',
  domain,
  message: { text: 'hello' },
};

const read = (text: string, chainId: number | undefined = 137, form?: HexForm) =>
  readMessage({ text, form, chainId, signer: SIGNER });

describe('a message is', () => {
  test('empty while nothing is typed', () => {
    expect(read('')).toEqual({ kind: 'empty' });
  });

  test('typed data for the selected network', () => {
    expect(read(JSON.stringify(note, null, 2))).toMatchObject({
      kind: 'typedData',
      digest: TypedDataEncoder.hash(domain, types, note.message),
      chainId: 137,
      meaning: { kind: 'other' },
      warnings: [{ type: 'unknownSignature' }],
    });
  });

  test('typed data for its own network when it is only verified', () => {
    const text = JSON.stringify(note);
    expect(readMessage({ text, form: undefined, chainId: undefined, signer: '' })).toMatchObject({
      kind: 'typedData',
      chainId: 137,
    });
  });

  test.each(['hello', '{hello', '{"hello": 1}', '[1]', '"types"', '0x', '0x123', '61', ' '])(
    'the text %o, to the last character',
    (text) => {
      expect(read(text)).toMatchObject({
        kind: 'personal',
        message: { form: 'text', text },
        digest: hashMessage(text),
      });
    },
  );

  test('undecided for hex until its meaning is chosen', () => {
    expect(read('0x6869')).toEqual({ kind: 'formOpen' });
    expect(read('0x6869', 1, 'hex')).toMatchObject({
      message: { form: 'hex', hex: '0x6869' },
      digest: hashMessage('hi'),
    });
    expect(read('0x6869', 1, 'text')).toMatchObject({
      message: { form: 'text', text: '0x6869' },
      digest: hashMessage('0x6869'),
    });
  });
});

describe('refuses what cannot be read, rather than treating it as text:', () => {
  const nested = `${'['.repeat(100)}${']'.repeat(100)}`;

  test.each<[string, string, string]>([
    [
      'a key twice',
      JSON.stringify(note).replace('"text":', '"text":"hi","text":'),
      'An object has the same key twice',
    ],
    ['a hundred lists', JSON.stringify(note).replace('"hello"', nested), '(message.text)'],
    ['another network', JSON.stringify({ ...note, domain: { ...domain, chainId: 1 } }), 'Ethereum'],
    ['an unknown chain', JSON.stringify({ ...note, domain: { ...domain, chainId: 99 } }), '99'],
    ['a truncated text', JSON.stringify(note).slice(0, -1), 'This is not typed data'],
    ['half of it', JSON.stringify({ types: note.types }), 'This is not typed data'],
    ['an incomplete character', JSON.stringify(note).replace('hello', String.raw`\ud800`), '(message.text)'],
    ['an incomplete character in a text', 'hi \ud800', 'an incomplete character'],
    ['a very long text', 'x'.repeat(131_073), 'too large'],
  ])('%s', (_, text, sentence) => {
    const refused = read(text);
    if (refused.kind !== 'refused') throw new Error(`It is ${refused.kind}`);
    const { path = '', network = '' } = refused.values;
    const message = texts[refused.problem].replace('{path}', path).replace('{network}', network);
    expect(message).toContain(sentence);
  });

  test('and names a key with invisible characters in letters, within one line', () => {
    const message = { text: 'hello', [`\u202E${'x'.repeat(500)}`]: 1 };
    const refused = read(JSON.stringify({ ...note, message }));
    if (refused.kind !== 'refused') throw new Error(`It is ${refused.kind}`);
    expect(refused.problem).toBe('sign.refused.extraValue');
    expect(refused.values['path']).toMatch(/^message\.⟦U\+202E⟧x+$/);
    expect(refused.values['path']).toHaveLength(80);
  });
});
