import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { IncomingAnswer } from '@everything-wallet/core/schemas/incomingScan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkAttention } from '../../lib/refresh/networkAttention.ts';
import type { AccountMarks } from './api/listenToAccountMarks.ts';
import { ScanTurns } from './ScanTurns.ts';

const NETWORKS: readonly RpcName[] = ['mainnet', 'sepolia'];
const answer: IncomingAnswer = {
  ...{
    arrived: [],
    arrivedCount: 0,
    arrivedIds: [],
    isCatchingUp: false,
    silent: [],
    unconfirmed: [],
    late: [],
    backfills: [],
    tooBusy: [],
  },
  watched: ['sepolia'],
};
const marksOf = (network: RpcName, at: number): AccountMarks => new Map([[networkByRpcName(network).id, at]]);
const none: AccountMarks = new Map();

let turns: ScanTurns;
beforeEach(() => {
  vi.useFakeTimers();
  turns = new ScanTurns();
});
afterEach(() => {
  networkAttention.select(undefined);
  vi.useRealTimers();
});

test('scans a watched network after a mark, and after three minutes', () => {
  expect(turns.due(NETWORKS, 'a', none)).toEqual(NETWORKS);
  turns.note(NETWORKS, 'a', none, answer);
  expect(turns.due(NETWORKS, 'a', none)).toEqual(['mainnet']);
  expect(turns.hasUnread(NETWORKS, ['a'], none)).toBe(false);

  const marks = marksOf('sepolia', 7);
  expect(turns.hasUnread(NETWORKS, ['a', 'b'], marks)).toBe(true);
  // A network that was switched off, and accounts that have changed.
  expect(turns.hasUnread(['mainnet'], ['a'], marks)).toBe(false);
  expect(turns.hasUnread(NETWORKS, ['b'], marks)).toBe(false);
  expect(turns.due(NETWORKS, 'a', marks)).toEqual(NETWORKS);
  turns.note(NETWORKS, 'a', marks, answer);
  expect([turns.hasUnread(NETWORKS, ['a'], marks), turns.due(NETWORKS, 'a', marks)]).toEqual([
    false,
    ['mainnet'],
  ]);

  vi.advanceTimersByTime(3 * 60_000);
  expect(turns.due(NETWORKS, 'a', marks)).toEqual(NETWORKS);
});

test('scans a watched network each time while the marks are unknown', () => {
  turns.note(NETWORKS, 'a', none, answer);
  expect(turns.due(NETWORKS, 'a', undefined)).toEqual(NETWORKS);
});

test('scans a network that is not selected after a mark, though no scanner knows all accounts', () => {
  networkAttention.select('sepolia');
  turns.note(NETWORKS, 'a', none, answer);
  expect(turns.due(NETWORKS, 'a', none)).toEqual([]);
  expect(turns.due(NETWORKS, 'a', marksOf('mainnet', 1))).toEqual(['mainnet']);
});

test('scans a network again that was silent, or not fully read', () => {
  turns.note(NETWORKS, 'a', none, { ...answer, silent: ['sepolia'] });
  expect(turns.due(NETWORKS, 'a', none)).toContain('sepolia');
  turns.note(NETWORKS, 'a', none, { ...answer, isCatchingUp: true });
  expect(turns.due(NETWORKS, 'a', none)).toContain('sepolia');
});

test('counts the accounts of another request by themselves', () => {
  turns.note(NETWORKS, 'a', none, answer);
  expect(turns.due(NETWORKS, 'b', none)).toEqual(NETWORKS);
});

test('requests a network again whose mark another scan may have missed', () => {
  const marks = marksOf('sepolia', 7);
  turns.note(NETWORKS, 'a', none, answer);
  turns.note(['sepolia'], 'a', marks, { ...answer, scanned: [], watched: [] });
  expect(turns.hasUnread(NETWORKS, ['a'], marks)).toBe(true);
  expect(turns.due(NETWORKS, 'a', marks)).toContain('sepolia');
  turns.note(['sepolia'], 'a', marks, { ...answer, scanned: ['sepolia'] });
  expect(turns.hasUnread(NETWORKS, ['a'], marks)).toBe(false);
});

test('names the networks whose marks are trusted, and until when', () => {
  const until = (parts: readonly string[]) => Object.fromEntries(turns.trustedUntil(NETWORKS, parts, none));
  expect(until(['a'])).toEqual({ ethereum: 0, sepolia: 0 });
  const now = Date.now();
  turns.note(NETWORKS, 'a', none, answer);
  expect(until(['a'])).toEqual({ ethereum: 0, sepolia: now + 420_000 });
  // All accounts must be watched, and the marks known.
  expect(until(['a', 'b'])).toEqual({ ethereum: 0, sepolia: 0 });
  vi.advanceTimersByTime(1_000);
  turns.note(NETWORKS, 'b', none, answer);
  expect(until(['a', 'b'])).toEqual({ ethereum: 0, sepolia: now + 420_000 });
  expect(turns.trustedUntil(NETWORKS, ['a', 'b'], undefined).size).toBe(0);
  expect(until([])).toEqual({});
  turns.note(NETWORKS, 'a', none, { ...answer, watched: [] });
  expect(until(['a', 'b'])).toEqual({ ethereum: 0, sepolia: 0 });
});

test('requests accounts with an unread mark first, and others meanwhile', () => {
  const parts = ['a', 'b', 'c'];
  const nexts = (count: number, marks: AccountMarks) =>
    Array.from({ length: count }, () => turns.next(NETWORKS, parts, marks)).join('');
  expect(nexts(4, none)).toBe('abca');
  for (const part of parts) turns.note(NETWORKS, part, none, answer);
  const marks = marksOf('sepolia', 7);
  expect(nexts(3, marks)).toBe('bca');
  for (const part of ['a', 'b']) turns.note(NETWORKS, part, marks, answer);
  // The answers for `c` do not cover the mark.
  expect(nexts(6, marks)).toBe('bcacbc');
  turns.note(NETWORKS, 'c', marks, answer);
  expect(nexts(3, marks)).toBe('abc');
});
