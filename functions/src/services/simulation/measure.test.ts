import type { Watched } from '@everything-wallet/core/schemas/simulation';
import { describe, expect, it } from 'vitest';
import type { Receipt } from './Effect.ts';
import { measure } from './measure.ts';
import { watchKey } from './watchKey.ts';

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const nft: Watched = { kind: 'erc721', contract, tokenId: '7' };
const approved: Watched = { kind: 'tokenApproval', contract, tokenId: '7' };
const token: Watched = { kind: 'erc20', contract };
const receipt: Receipt = { kind: 'receipt', contract, recipient: contract };
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;
const own = word(BigInt(owner));

/** Measured change of one value read before and after. */
function changeOf(
  watched: Watched | Receipt,
  before: string | null,
  after: string | null,
): bigint | null | undefined {
  const { covered: looked, effects } = measure(
    [watched],
    owner,
    { before: [before], after: [after] },
    new Map(),
  );
  return looked.has(watchKey(watched)) ? (effects.get(watchKey(watched))?.amount ?? null) : undefined;
}

describe('reads before and after a call', () => {
  it.each([
    ['less of a token', token, word(9n), word(4n), -5n],
    ['as much of a token', token, word(9n), word(9n), null],
    ['a token that cannot be asked about after', token, word(9n), null, undefined],
    ['a token that cannot be asked about before', token, null, word(9n), undefined],
    ['a part that arrives', receipt, word(4n), word(9n), 5n],
    ['nothing that arrives', receipt, word(4n), word(4n), 0n],
    ['a recipient that cannot be asked about', receipt, word(4n), null, undefined],
    ['an NFT that is made', nft, null, own, 1n],
    ['an NFT that is burnt', nft, own, null, -1n],
    ['an NFT that cannot be asked about at all', nft, null, null, undefined],
    ['an NFT of another owner that is burnt', nft, word(5n), null, null],
    ['an approval that ends with its NFT', approved, word(5n), null, 0n],
    ['an approval that cannot be asked about at all', approved, null, null, undefined],
  ] as const)('is %s', (_, watched, before, after, change) => {
    expect(changeOf(watched, before, after)).toBe(change);
  });
});
