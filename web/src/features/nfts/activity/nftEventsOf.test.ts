// @vitest-environment node
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
const eventsOf = (changes: Parameters<typeof nftTransaction>[0]) =>
  nftEventsOf(nftTransaction(changes)).map(({ kind, contract, tokenId, units, party }) => [
    kind,
    contract,
    tokenId,
    units,
    party,
  ]);

test('received and sent NFTs name the sender or recipient', () => {
  expect(eventsOf({})).toEqual([['received', COLLECTION, '7', '1', OTHER_COLLECTION]]);
  expect(
    eventsOf({
      type: 'send',
      call_kind: 'multiTokenTransfer',
      standard: 'erc1155',
      amount: '3',
      amount_units: '3',
    }),
  ).toEqual([['sent', COLLECTION, '7', '3', OWNER]]);
  expect(eventsOf({ type: 'send', call_kind: 'nftTransfer', status: 'pending' })).toHaveLength(1);
});

test('an NFT moved by a call is bought or sold if there was a payment, otherwise received or sent', () => {
  const call = { type: 'send', call_kind: 'other', standard: undefined, token_id: undefined } as const;
  const kinds = (left: readonly object[], came: readonly object[]) =>
    eventsOf({ ...call, left: [...left] as never, came: [...came] as never }).map(([kind]) => kind);
  expect(kinds([coin], [nft()])).toEqual(['bought']);
  expect(kinds([nft()], [coin])).toEqual(['sold']);
  expect(kinds([], [nft(), nft({ token_id: '8' })])).toEqual(['received', 'received']);
  expect(kinds([nft()], [])).toEqual(['sent']);
  expect(kinds([coin], [{ kind: 'erc20', contract_address: COLLECTION, units: '4' }])).toEqual([]);
});

test('there are no events for a transaction that moved no NFT, or whose movements are unknown', () => {
  expect(eventsOf({ standard: 'erc20' })).toEqual([]);
  expect(eventsOf({ standard: undefined })).toEqual([]);
  expect(
    eventsOf({ type: 'send', call_kind: 'swap', standard: undefined, left: undefined, came: undefined }),
  ).toEqual([]);
  expect(
    eventsOf({ type: 'send', call_kind: 'other', status: 'failed', left: [coin], came: [nft()] }),
  ).toEqual([]);
});
