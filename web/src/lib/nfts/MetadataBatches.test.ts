// @vitest-environment node
import type { NftMetadataQuestion } from '@everything-wallet/core/schemas/nfts';
import { expect, test, vi } from 'vitest';
import { MetadataBatches } from './MetadataBatches.ts';
import { metadataItem } from './testing/metadataItem.ts';

const COLLECTION = metadataItem().contract;

const place = (tokenId: string, network: 'mainnet' | 'sepolia' = 'mainnet') => ({
  network,
  contract: COLLECTION,
  tokenId,
});
const answerAll = ({ items }: NftMetadataQuestion) =>
  Promise.resolve(items.map(({ contract, tokenId }) => metadataItem({ contract, tokenId })));

test('requests of one moment and network are sent together, at most 20, and each gets its own answer', async () => {
  const ask = vi.fn(answerAll);
  const { load } = new MetadataBatches(ask);
  const ids = Array.from({ length: 25 }, (_, index) => `${index}`);
  const items = await Promise.all([...ids.map((id) => load(place(id))), load(place('1', 'sepolia'))]);
  expect(items.map(({ tokenId }) => tokenId)).toEqual([...ids, '1']);
  expect(ask.mock.calls.map(([{ network, items: asked }]) => [network, asked.length])).toEqual([
    ['mainnet', 20],
    ['mainnet', 5],
    ['sepolia', 1],
  ]);
});

test('a request without an answer fails, and a failure is that of the whole batch', async () => {
  const ask = vi.fn<typeof answerAll>().mockResolvedValueOnce([metadataItem({ tokenId: '1' })]);
  const { load } = new MetadataBatches(ask);
  const [one, two] = [load(place('1')), load(place('2'))];
  await expect(two).rejects.toThrow('The answer is malformed');
  expect((await one).tokenId).toBe('1');
  ask.mockRejectedValueOnce(new Error('Nobody there'));
  await expect(Promise.all([load(place('1')), load(place('2'))])).rejects.toThrow('Nobody there');
});
