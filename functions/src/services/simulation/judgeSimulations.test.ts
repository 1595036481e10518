import { describe, expect, it } from 'vitest';
import type { Effect, NodeResponse } from './Effect.ts';
import { judgeSimulations } from './judgeSimulations.ts';
import { watchKey } from './watchKey.ts';

const token = { kind: 'erc20', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' } as const;

/** A node that reports a payment of so many units. */
function responseOf(units: bigint | undefined, change: Partial<NodeResponse> = {}): NodeResponse {
  const effect: Effect = { watched: token, amount: -(units ?? 0n), word: 'verified', isLogDifferent: false };
  return {
    head: undefined,
    succeeds: true,
    output: '0x',
    lacksCoin: false,
    gasUsed: undefined,
    effects: new Map(units === undefined ? [] : [[watchKey(token), effect]]),
    isWhole: true,
    isKnown: true,
    isSame: true,
    covered: new Set(),
    ...change,
  };
}
const coin = 'coin' as const;
const withCoin = (wei: bigint) =>
  responseOf(undefined, {
    effects: new Map([[coin, { watched: coin, amount: wei, word: 'verified', isLogDifferent: false }]]),
    covered: new Set([coin]),
  });
const receipt = { kind: 'receipt', contract: token.contract, recipient: token.contract } as const;
const withReceipt = (units: bigint) =>
  responseOf(undefined, {
    effects: new Map([
      [watchKey(receipt), { watched: receipt, amount: units, word: 'verified', isLogDifferent: false }],
    ]),
  });
const other = { isSame: false };
const blind = responseOf(undefined, { isWhole: false });

describe("nodes' simulations of a call", () => {
  it.each([
    ['is agreed where two say the same', 'agreed', [responseOf(5n), responseOf(5n)], 2, 2],
    ['is agreed where the only one says it', 'agreed', [responseOf(5n)], 1, 1],
    ['is agreed where two of three do', 'agreed', [responseOf(4n), responseOf(5n), responseOf(5n)], 2, 2],
    ['is unconfirmed where one of two answers', 'unconfirmed', [responseOf(5n)], 2, 1],
    ['is disputed where two differ', 'disputed', [responseOf(5n), responseOf(4n)], 2, 0],
    ['is disputed where one of two hides it', 'disputed', [responseOf(5n), responseOf(undefined)], 2, 0],
    [
      'is disputed where one says that it fails',
      'disputed',
      [responseOf(5n), responseOf(undefined, { succeeds: false })],
      2,
      0,
    ],
    ['is unknown where none answers', 'unknown', [], 2, 0],
    ['is unconfirmed beside one that did not look', 'unconfirmed', [responseOf(5n), blind], 2, 1],
    [
      'is agreed of two that looked beside one that did not',
      'agreed',
      [responseOf(5n), blind, responseOf(5n)],
      2,
      2,
    ],
    ['is agreed of two that did not look: that it succeeds', 'agreed', [blind, blind], 2, 2],
    [
      'is disputed where it did otherwise when it was watched',
      'disputed',
      [responseOf(5n, other), responseOf(5n, other)],
      2,
      0,
    ],
    ['is disputed where one alone did otherwise', 'disputed', [responseOf(5n, other), responseOf(5n)], 2, 0],
    [
      'is agreed of two beside one to whom it did otherwise',
      'agreed',
      [responseOf(5n, other), responseOf(5n), responseOf(5n)],
      2,
      2,
    ],
    [
      'is unconfirmed where one of two alone tells the coin',
      'unconfirmed',
      [responseOf(undefined), withCoin(5n)],
      2,
      1,
    ],
    ['is agreed where both tell the coin', 'agreed', [withCoin(5n), withCoin(5n)], 2, 2],
    ['is disputed where they tell another coin', 'disputed', [withCoin(5n), withCoin(6n)], 2, 0],
    ['is agreed where both tell what arrives', 'agreed', [withReceipt(5n), withReceipt(5n)], 2, 2],
    ['is disputed where they tell other receipts', 'disputed', [withReceipt(5n), withReceipt(6n)], 2, 0],
    [
      'is unconfirmed where one of two alone tells what arrives',
      'unconfirmed',
      [responseOf(undefined), withReceipt(5n)],
      2,
      1,
    ],
    // A node without the read agrees with either.
    [
      'is disputed where two differ beside one that did not look',
      'disputed',
      [responseOf(5n), responseOf(4n), blind],
      2,
      0,
    ],
  ] as const)('%s', (_, agreement, nodeResponses, needed, agreeing) => {
    const result = judgeSimulations(nodeResponses, needed);
    expect([result.agreement, result.confirming]).toEqual([agreement, agreeing]);
  });

  describe('that are behind', () => {
    const old = (units: bigint) => responseOf(units, { head: { number: 1, time: 0 } });
    const isRecent = ({ head }: NodeResponse) => head === undefined;

    it.each([
      ['do not outvote one that is not', [old(4n), old(4n), responseOf(5n)], 'unconfirmed', 1],
      ['do not contradict the others', [old(4n), responseOf(5n), responseOf(5n)], 'agreed', 2],
      ['make nothing agreed', [old(5n), old(5n)], 'unconfirmed', 2],
      ['still contradict each other', [old(5n), old(4n)], 'disputed', 0],
    ] as const)('%s', (_, nodeResponses, agreement, confirming) => {
      const result = judgeSimulations(nodeResponses, 2, isRecent);
      expect([result.agreement, result.confirming]).toEqual([agreement, confirming]);
    });
  });
});
