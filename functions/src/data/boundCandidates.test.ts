import { expect, test } from 'vitest';
import { boundCandidates, MAX_RECEIVED, MAX_LIST_BYTES, readCandidates } from './boundCandidates.ts';
import type { CandidateTransfer } from './NftCandidateList.ts';

const ACCOUNT = `0x${'a1'.repeat(20)}`;
const KNOWN = `0x${'C1'.repeat(20)}`;
const SPAM = `0x${'c3'.repeat(20)}`;
/** The maximum length of an NFT's number. */
const LONG = '9'.repeat(78);

const transferAt = (at: number, changes: Partial<CandidateTransfer> = {}): CandidateTransfer => ({
  place: `1_0x${String(at).padStart(64, '0')}_12.3`,
  contract: SPAM,
  tokenId: LONG,
  standard: 'erc1155',
  to: ACCOUNT,
  isUnverified: true,
  arrivedAt: at,
  ...changes,
});
const nft = (contract: string, tokenId = LONG) => ({ contract, tokenId, standard: 'erc721' as const });

test('reads a list as it was written, the newest transfers first', () => {
  const calls = [{ from: ACCOUNT, left: [nft(KNOWN, '4')], came: [nft(SPAM, '5')], at: null }];
  const arrived = [transferAt(1), transferAt(3, { standard: 'erc721', isUnverified: false }), transferAt(2)];
  const { list, text } = boundCandidates({ calls, arrived, isCut: false });
  expect(readCandidates(text)).toEqual(list);
  expect(list).toEqual({ calls, arrived: [arrived[1], arrived[2], arrived[0]], isCut: false });
});

test('refuses a malformed list', () => {
  for (const text of [undefined, '', '{', '{}', '{"calls":[],"arrived":[[1]],"isCut":false}'])
    expect(readCandidates(text)).toBeUndefined();
});

test('a flood displaces its own oldest alone', () => {
  const wanted = [
    transferAt(1, { isUnverified: false }),
    // Of a contract that the person has dealt with, whichever case its address is written in.
    transferAt(2, { contract: KNOWN.toLowerCase() }),
  ];
  const flood = Array.from({ length: 5_000 }, (_, index) => transferAt(10 + index));
  const { list } = boundCandidates({
    calls: [{ from: ACCOUNT, left: [nft(KNOWN)], came: [], at: null }],
    arrived: [...wanted, ...flood],
    isCut: false,
  });
  expect(list.arrived).toHaveLength(MAX_RECEIVED);
  expect(list.arrived.slice(-2)).toEqual(wanted.toReversed());
  expect(list.arrived[0]?.arrivedAt).toBe(5_009);
  expect(list.isCut).toBe(true);
});

test('the longest records that there are fit into a document', () => {
  const moved = Array.from({ length: 50 }, () => nft(KNOWN));
  const calls = Array.from({ length: 300 }, () => ({ from: ACCOUNT, left: moved, came: moved, at: 1e12 }));
  const { list, text } = boundCandidates({
    calls,
    arrived: Array.from({ length: MAX_RECEIVED }, (_, index) => transferAt(1e12 + index)),
    isCut: false,
  });
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_LIST_BYTES + 1_000);
  expect(list.arrived).toHaveLength(MAX_RECEIVED);
  expect(list.calls.length).toBeGreaterThan(10);
  expect(list.isCut).toBe(true);
  // Entries left out before are still missing, however few there are now.
  expect(boundCandidates({ calls: [], arrived: [], isCut: true }).list.isCut).toBe(true);
});
