import { describe, expect, test } from 'vitest';
import { parseMetadata } from './parseMetadata.ts';

const parse = (content: unknown) => parseMetadata(Buffer.from(JSON.stringify(content)));

describe('parsed metadata', () => {
  test('is read as marketplaces read it', () => {
    expect(
      parse({
        name: 'Cat #1',
        description: 'A cat.\nIt sleeps.',
        image: 'ipfs://x/1.png',
        attributes: [
          { trait_type: 'Fur', value: 'Red' },
          { trait_type: 'Age', value: 3 },
          { value: true },
          7,
          { trait_type: 'Empty' },
        ],
      }),
    ).toEqual({
      name: 'Cat #1',
      description: 'A cat.\nIt sleeps.',
      picture: 'ipfs://x/1.png',
      traits: [
        { type: 'Fur', value: 'Red' },
        { type: 'Age', value: '3' },
        { type: '', value: 'true' },
      ],
    });
  });

  test.each([
    [{ image_url: 'https://a.example/1.png' }, 'https://a.example/1.png'],
    [
      { image: '', image_data: '<svg/>' },
      `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
    ],
    [{ image: { url: 'https://a.example' } }, undefined],
    [{ image: `data:image/png;base64,${'A'.repeat(90_000)}` }, `data:image/png;base64,${'A'.repeat(90_000)}`],
    [{ image: `data:image/png;base64,${'A'.repeat(100_000)}` }, undefined],
  ])('names a picture: %#', (content, picture) => {
    expect(parse(content).picture).toBe(picture);
  });

  test('leaves joiners where a script or an emoji needs them, and none before a cut', () => {
    expect(parse({ name: 'علی\u200cرضا ❤\ufe0f' }).name).toBe('علی\u200cرضا ❤\ufe0f');
    const { name } = parse({ name: `${'ب'.repeat(199)}\u200cب` });
    expect(name).toBe('ب'.repeat(199));
  });

  test('is cut, and without invisible characters', () => {
    const { name, description, traits } = parse({
      name: `\u202e${'n'.repeat(300)}\u200b\n`,
      description: `${'d'.repeat(9_000)}\u0000`,
      attributes: Array.from({ length: 200 }, () => ({
        trait_type: 't'.repeat(999),
        value: 'v'.repeat(999),
      })),
    });
    expect(name).toBe('n'.repeat(200));
    expect(description).toBe('d'.repeat(4_000));
    expect(traits).toHaveLength(100);
    expect(traits[0]).toEqual({ type: 't'.repeat(100), value: 'v'.repeat(200) });
  });
});

test.each(['', '<html>', '[]', '"text"', '7', 'null', '{"name":', '\u0000', '{"a":'.repeat(100_000)])(
  'refuses %.20s',
  (text) => {
    expect(() => parseMetadata(Buffer.from(text))).toThrow(
      expect.objectContaining({ problem: 'malformed' }) as Error,
    );
  },
);

test('stops at meaningless nesting', () => {
  const depth = 100_000;
  const text = `{"name":"deep","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(parseMetadata(Buffer.from(text)).name).toBe('deep');
});
