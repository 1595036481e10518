// @vitest-environment node
import type { ParsedSiteRequest } from '@everything-wallet/core/connect/ParsedSiteRequest';
import { expect, test } from 'vitest';
import type { ConnectedSite } from './ConnectedSite.ts';
import { NO_LIMITS } from './ConnectedSite.ts';
import { exceededLimit } from './exceededLimit.ts';
import type { SiteLogEntry } from './SiteLogEntry.ts';
import { connectedSite } from './testing/connectedSite.ts';

const FROM = '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e';
const SHOP = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER = '0xE92d1A43df510F82C66382592a047d288f85226f';
const ETHER = 10n ** 18n;

const transaction = (fields: object = {}): ParsedSiteRequest => ({
  ...({ kind: 'transaction', from: FROM, chainId: 1, to: SHOP, value: ETHER, data: '0x' } as const),
  ...fields,
});
const calls = (...tos: (string | null)[]): ParsedSiteRequest => ({
  kind: 'calls',
  from: FROM,
  chainId: 1,
  calls: tos.map((to) => ({ to, value: ETHER, data: '0x' })),
});
const message: ParsedSiteRequest = {
  kind: 'personal',
  address: FROM,
  message: { form: 'text', text: 'hello' },
};
const sent = (ether: bigint, fields: Partial<SiteLogEntry> = {}): SiteLogEntry => ({
  id: `${ether}`,
  user_id: 'alice',
  written_at: Date.now() - 60_000,
  origin: 'https://app.example',
  method: 'eth_sendTransaction',
  outcome: 'approved',
  chain_id: 1,
  value: `${ether * ETHER}`,
  ...fields,
});
const limitOf = (
  read: ParsedSiteRequest,
  limits: Partial<ConnectedSite['limits']>,
  log: readonly SiteLogEntry[] = [],
) => exceededLimit(read, connectedSite({ limits: { ...NO_LIMITS, ...limits } }), log);

test('nothing is limited at first', () => {
  expect(limitOf(transaction(), {})).toBeUndefined();
  expect(limitOf(calls(SHOP, null), {})).toBeUndefined();
  expect(limitOf(message, {})).toBeUndefined();
});

test('kinds of requests', () => {
  expect(limitOf(transaction(), { may_send: false })).toBe('transactions');
  expect(limitOf(calls(SHOP), { may_send: false })).toBe('transactions');
  expect(limitOf(message, { may_send: false })).toBeUndefined();
  expect(limitOf(message, { may_sign_messages: false })).toBe('messages');
});

test('contracts: every call of a batch, and no creation', () => {
  const contracts = [SHOP];
  expect(limitOf(transaction(), { contracts })).toBeUndefined();
  expect(limitOf(transaction({ to: OTHER }), { contracts })).toBe('contracts');
  expect(limitOf(calls(SHOP, OTHER), { contracts })).toBe('contracts');
  expect(limitOf(transaction({ to: null }), { contracts })).toBe('contracts');
});

test.each([
  ['exactly as much', [], '1', undefined],
  ['one wei more', [], '0.999999999999999999', 'coin'],
  ['with what was sent today', [sent(2n)], '2.5', 'coin'],
  ['with what was sent today, within the limit', [sent(2n)], '3', undefined],
  ['yesterday does not count', [sent(2n, { written_at: Date.now() - 25 * 3_600_000 })], '1', undefined],
  ['nor another network', [sent(2n, { chain_id: 137 })], '1', undefined],
  ['nor another website', [sent(2n, { origin: 'https://other.example' })], '1', undefined],
  ['nor what was rejected', [sent(2n, { outcome: 'rejected' })], '1', undefined],
])('coin a day: %s', (_, log, coin, limit) => {
  expect(limitOf(transaction(), { coin_a_day: coin }, log)).toBe(limit);
});

test('coin a day counts all calls of a batch', () => {
  expect(limitOf(calls(SHOP, SHOP), { coin_a_day: '1.5' })).toBe('coin');
  expect(limitOf(calls(SHOP, SHOP), { coin_a_day: '2' })).toBeUndefined();
});
