// @vitest-environment node
import { expect, test } from 'vitest';
import { plainMetadata } from './plainMetadata.ts';
import { metadataItem } from './testing/metadataItem.ts';

test("removes invisible characters from every text, and preserves a description's lines", () => {
  const item = metadataItem(
    { collection: 'Night\u200B Birds\u202E' },
    {
      name: '\u202Elwo\nnraB',
      description: 'One\u200B\r\ntwo\u2066 ',
      traits: [{ type: 'Wi\u0000ngs', value: '\uFEFFWhite' }],
    },
  );
  expect(plainMetadata(item)).toMatchObject({
    collection: 'Night Birds',
    metadata: {
      name: 'lwo nraB',
      description: 'One\ntwo',
      traits: [{ type: 'Wings', value: 'White' }],
    },
  });
});

test('an NFT without metadata has none', () => {
  expect(plainMetadata(metadataItem({ metadata: null, problem: 'tooSlow' })).metadata).toBeNull();
});
