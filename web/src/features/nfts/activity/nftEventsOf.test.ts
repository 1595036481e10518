import { expect, test } from 'vitest';
import { COLLECTION, OTHER_COLLECTION, OWNER } from '../testing/nftsAnswer.ts';
import { nftTransaction } from '../testing/nftTransaction.ts';
import { nftEventsOf } from './nftEventsOf.ts';

const nft = (fields: object = {}) =>
  ({
    kind: 'erc721',
    contract_address: COLLECTION,
    token_id: '7',
    units: '1',
    symbol: 'BIRD',
    ...fields,
  }) as const;
const coin = { kind: 'coin', units: '5' } as const;
const told = (changes: Parameters<typeof nftTransaction>[0]) =>
  nftEventsOf(nftTransaction(changes)).map(({ kind, contract, tokenId, units, party }) => [
    kind,
    contract,
    tokenId,
    units,
    party,
  ]);

test('what came in and what was sent is told with whom it was from or to', () => {
  expect(told({})).toEqual([['received', COLLECTION, '7', '1', OTHER_COLLECTION]]);
  expect(
    told({
      type: 'send',
      call_kind: 'multiTokenTransfer',
      standard: 'erc1155',
      amount: '3',
      amount_units: '3',
    }),
  ).toEqual([['sent', COLLECTION, '7', '3', OWNER]]);
  expect(told({ type: 'send', call_kind: 'nftTransfer', status: 'pending' })).toHaveLength(1);
});

test('what a call moved is bought or sold where it was paid for, and else received or sent', () => {
  const call = { type: 'send', call_kind: 'other', standard: undefined, token_id: undefined } as const;
  const kinds = (left: readonly object[], came: readonly object[]) =>
    told({ ...call, left: [...left] as never, came: [...came] as never }).map(([kind]) => kind);
  expect(kinds([coin], [nft()])).toEqual(['bought']);
  expect(kinds([nft()], [coin])).toEqual(['sold']);
  expect(kinds([], [nft(), nft({ token_id: '8' })])).toEqual(['received', 'received']);
  expect(kinds([nft()], [])).toEqual(['sent']);
  expect(kinds([coin], [{ kind: 'erc20', contract_address: COLLECTION, units: '4' }])).toEqual([]);
});

test('nothing is told of what moved no NFT, or of which nobody knows what it moved', () => {
  expect(told({ standard: 'erc20' })).toEqual([]);
  expect(told({ standard: undefined })).toEqual([]);
  expect(
    told({ type: 'send', call_kind: 'swap', standard: undefined, left: undefined, came: undefined }),
  ).toEqual([]);
  expect(told({ type: 'send', call_kind: 'other', status: 'failed', left: [coin], came: [nft()] })).toEqual(
    [],
  );
});
