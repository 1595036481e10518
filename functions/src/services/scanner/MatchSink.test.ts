import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { logger } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { MatchLimit } from './MatchLimit.ts';
import { MatchSink } from './MatchSink.ts';
import type { Movement } from './Movement.ts';
import type { ScanEvent } from './ScanEvent.ts';

const MINE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const AMOY = networkById('polygon-amoy');
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;

const transfer = (
  tx: number,
  address: string,
  direction: Movement['direction'],
  place = 'coin',
): Movement => ({
  ...{ kind: 'transfer', standard: 'coin', from: OTHER, to: MINE, units: '1', place, direction, address },
  ...{ id: `${AMOY.chainId}:${hashOf(tx)}:${place}:${direction}`, txHash: hashOf(tx) },
});

const applied = (sequence: number, block: number, movements: readonly Movement[]): ScanEvent => ({
  ...{ kind: 'applied', id: `${AMOY.chainId}:${sequence}`, sequence, movements },
  block: { number: block, hash: hashOf(block), parentHash: hashOf(block - 1), at: 1 },
});

function start({
  usersOf,
  isGapDown = () => false,
  crowded = [],
}: {
  readonly usersOf: (addresses: ReadonlySet<string>) => readonly string[];
  readonly isGapDown?: () => boolean;
  readonly crowded?: readonly string[];
}) {
  const calls: unknown[] = [];
  const sink = new MatchSink(AMOY, {
    matches: {
      write: (chainId, matches) => {
        calls.push({ chainId, matches });
        return Promise.resolve();
      },
      writeGaps: (chainId, gaps) => {
        calls.push({ chainId, gaps });
        return isGapDown() ? Promise.reject(new Error('down')) : Promise.resolve();
      },
    },
    limit: new MatchLimit(AMOY, { max: 2, spanBlocks: 10 }),
    usersOf: async (addresses) => {
      const all = new Set(addresses);
      const users = new Set(usersOf(new Set([...all].filter((address) => !crowded.includes(address)))));
      return Promise.resolve({ users, crowded: crowded.filter((address) => all.has(address)) });
    },
    marks: {
      write: (users, network) => {
        calls.push({ users: [...users], network });
        return Promise.resolve();
      },
    },
  });
  return { sink, calls };
}

test('stores each transaction of an address once, and then marks the users of the addresses', async () => {
  const { sink, calls } = start({
    usersOf: (addresses) => [...addresses].map((address) => `user of ${address}`),
  });
  await sink.deliver([
    applied(1, 7, [transfer(1, MINE, 'in'), transfer(1, MINE, 'in', '3'), transfer(1, OTHER, 'out')]),
    { kind: 'reverted', id: '1:2', sequence: 2, block: { number: 7, hash: hashOf(7) } },
    applied(3, 8, [transfer(2, OTHER, 'in')]),
  ]);
  expect(calls).toEqual([
    {
      chainId: AMOY.chainId,
      matches: [
        { address: MINE, txHash: hashOf(1), block: 7 },
        { address: OTHER, txHash: hashOf(2), block: 8 },
      ],
    },
    { users: [`user of ${MINE}`, `user of ${OTHER}`], network: 'polygon-amoy' },
  ]);
});

const approval = (address: string, direction: Movement['direction']): Movement => ({
  ...{ kind: 'approval', approval: 'allowance', owner: OTHER, spender: MINE, contract: OTHER, tokenId: null },
  ...{ id: 'x', place: '0', txHash: hashOf(3), address, direction, units: '1' },
});

test.each([
  ['a transfer out', transfer(1, OTHER, 'out'), OTHER],
  ['a transfer to the same address', transfer(2, MINE, 'self'), MINE],
  ['an own approval', approval(OTHER, 'out'), OTHER],
])('marks users for %s, without a match', async (_, movement, address) => {
  const { sink, calls } = start({ usersOf: (addresses) => [...addresses].map((each) => `user of ${each}`) });
  await sink.deliver([applied(1, 7, [movement])]);
  expect(calls).toEqual([{ users: [`user of ${address}`], network: 'polygon-amoy' }]);
});

test('writes nothing for permission to spend from others, and for reverted blocks', async () => {
  const { sink, calls } = start({ usersOf: () => ['user'] });
  await sink.deliver([
    applied(1, 7, [approval(MINE, 'in')]),
    { kind: 'reverted', id: '1:2', sequence: 2, block: { number: 7, hash: hashOf(7) } },
  ]);
  expect(calls).toEqual([]);
});

test('stores the matches though users cannot be marked', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const { sink, calls } = start({
    usersOf: () => {
      throw new Error('down');
    },
  });
  await sink.deliver([applied(1, 7, [transfer(1, MINE, 'in')])]);
  expect(calls).toEqual([
    { chainId: AMOY.chainId, matches: [{ address: MINE, txHash: hashOf(1), block: 7 }] },
  ]);
  expect(logger.error).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('stores a gap once for an address with too many movements, and leaves its matches and marks out', async () => {
  const { sink, calls } = start({ usersOf: (addresses) => [...addresses] });
  const gap = (from: number, until: number) => ({
    chainId: AMOY.chainId,
    gaps: [{ address: MINE, from, until }],
  });
  await sink.deliver([applied(1, 7, [transfer(1, MINE, 'in'), transfer(2, MINE, 'in')])]);
  calls.length = 0;
  await sink.deliver([applied(2, 8, [transfer(3, MINE, 'in'), transfer(4, OTHER, 'in')])]);
  // The last mark: the wallet learns that no more follow.
  expect(calls).toEqual([
    gap(8, 10),
    { chainId: AMOY.chainId, matches: [{ address: OTHER, txHash: hashOf(4), block: 8 }] },
    { users: [MINE, OTHER], network: 'polygon-amoy' },
  ]);
  calls.length = 0;
  await sink.deliver([applied(3, 9, [transfer(5, MINE, 'in'), transfer(6, MINE, 'out')])]);
  expect(calls).toEqual([]);
  // A reorg: the gap begins earlier.
  await sink.deliver([applied(4, 7, [transfer(7, MINE, 'in')])]);
  expect(calls).toEqual([gap(7, 10), { users: [MINE], network: 'polygon-amoy' }]);
  calls.length = 0;
  await sink.deliver([applied(5, 10, [transfer(8, MINE, 'in')])]);
  expect(calls).toContainEqual({
    chainId: AMOY.chainId,
    matches: [{ address: MINE, txHash: hashOf(8), block: 10 }],
  });
});

test('leaves nothing out before the gap is stored', async () => {
  let isGapDown = true;
  const { sink, calls } = start({ usersOf: () => [], isGapDown: () => isGapDown });
  const events = [
    applied(
      1,
      7,
      [1, 2, 3].map((tx) => transfer(tx, MINE, 'in')),
    ),
  ];
  await expect(sink.deliver(events)).rejects.toThrow('down');
  isGapDown = false;
  await sink.deliver(events);
  expect(calls).toEqual(
    [0, 1].map(() => ({ chainId: AMOY.chainId, gaps: [{ address: MINE, from: 7, until: 10 }] })),
  );
});

test('stores a gap for an address with too many users to mark', async () => {
  const { sink, calls } = start({ usersOf: (addresses) => [...addresses], crowded: [MINE] });
  await sink.deliver([applied(1, 7, [transfer(1, MINE, 'in')]), applied(2, 8, [transfer(2, OTHER, 'in')])]);
  expect(calls.slice(1)).toEqual([
    { chainId: AMOY.chainId, gaps: [{ address: MINE, from: 7, until: 10 }] },
    { users: [OTHER], network: 'polygon-amoy' },
  ]);
  calls.length = 0;
  await sink.deliver([applied(3, 9, [transfer(3, MINE, 'in')])]);
  expect(calls).toEqual([]);
});

test('marks users later who could not be marked', async () => {
  vi.useFakeTimers();
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  let isDown = true;
  const { sink, calls } = start({
    usersOf: (addresses) => {
      if (isDown) throw new Error('down');
      return [...addresses];
    },
  });
  await sink.deliver([applied(1, 7, [transfer(1, MINE, 'out')])]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual([{ users: [MINE], network: 'polygon-amoy' }]);
  isDown = true;
  await sink.deliver([applied(2, 8, [transfer(2, MINE, 'out')])]);
  isDown = false;
  await sink.deliver([applied(3, 9, [transfer(3, OTHER, 'out')])]);
  expect(calls.slice(1)).toEqual([{ users: [MINE, OTHER], network: 'polygon-amoy' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
