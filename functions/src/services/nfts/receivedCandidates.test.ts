import { describe, expect, it } from 'vitest';
import type { Transfer } from '../transfers/Transfer.ts';
import { receivedCandidates } from './receivedCandidates.ts';

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CATS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const DOGS = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';

const came = (block: number, change: Partial<Transfer> = {}): Transfer => ({
  ...{ txHash: `0x${block}`, blockNumber: block, at: block * 1_000, direction: 'in', from: OTHER, to: OWN },
  ...{ contract: CATS, standard: 'erc721', tokenId: '7', units: '1', agreement: 'agreed', agreeing: 2 },
  isUnverified: true,
  ...change,
});

describe('candidates', () => {
  it('are the received ones, each once, the latest first, and a block in the order of its keys', () => {
    const candidates = receivedCandidates(OWN, [
      came(9, { contract: DOGS }),
      came(9, { tokenId: '10' }),
      came(9, { tokenId: '9' }),
      came(9, { standard: 'erc1155', units: '5' }),
      came(8, { contract: DOGS }),
      came(7, { direction: 'self', tokenId: '1' }),
    ]);
    expect(
      candidates.map(({ contract, tokenId, standard, block }) => [contract, tokenId, standard, block]),
    ).toEqual([
      [CATS, '7', 'erc1155', 9],
      [CATS, '9', 'erc721', 9],
      [CATS, '10', 'erc721', 9],
      [DOGS, '7', 'erc721', 9],
      [CATS, '1', 'erc721', 7],
    ]);
    expect(candidates[3]?.receivedAt).toEqual(new Map([[OWN.toLowerCase(), 9_000]]));
  });

  it('are no tokens, nothing that went, and nothing of which none came', () => {
    const erc20: Transfer = { ...came(3), standard: 'erc20' };
    const none = came(3, { standard: 'erc1155', units: '0' });
    expect(receivedCandidates(OWN, [erc20, none, came(3, { direction: 'out' })])).toEqual([]);
  });

  it('are verified if one was requested: signed for, or paid for with a listed token', () => {
    const flagOf = (...transfers: Transfer[]) =>
      receivedCandidates(OWN, transfers).map(({ isUnverified }) => isUnverified);
    const paid = came(9, { contract: DOGS, standard: 'erc20', direction: 'out', isUnverified: false });
    expect(flagOf(came(9))).toEqual([true]);
    expect(flagOf(came(9, { isUnverified: false }))).toEqual([false]);
    expect(flagOf(came(9), paid)).toEqual([false]);
    // From a contract that logs anything, for nothing, or in another transaction.
    expect(flagOf(came(9), { ...paid, isUnverified: true })).toEqual([true]);
    expect(flagOf(came(9), { ...paid, txHash: '0x8' })).toEqual([true]);
    // A later unrequested transfer of the same one does not change that.
    expect(flagOf(came(9), came(8, { isUnverified: false }))).toEqual([false]);
  });

  it('are as sure as the best of their transfers', () => {
    const lone = { agreement: 'unconfirmed', agreeing: 1 } as const;
    const sureOf = (...transfers: Transfer[]) =>
      receivedCandidates(OWN, transfers).map(({ isUnconfirmed }) => isUnconfirmed);
    expect(sureOf(came(9))).toEqual([false]);
    expect(sureOf(came(9), came(8, lone))).toEqual([false]);
    expect(sureOf(came(9), came(8, { ...lone, isUnverified: false }))).toEqual([true]);
  });
});
