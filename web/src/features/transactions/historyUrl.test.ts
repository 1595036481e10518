// @vitest-environment node
import { expect, test } from 'vitest';
import { withoutFilter, type ChosenFilters } from './ChosenFilters.ts';
import { historyUrl } from './historyUrl.ts';

const NONE: ChosenFilters = {
  type: 'all',
  account: undefined,
  network: undefined,
  asset: undefined,
  direction: undefined,
  from: undefined,
  until: undefined,
  text: '',
};
const ALL: ChosenFilters = {
  type: 'send',
  account: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  network: 'polygon',
  asset: 'polygon:0xdac17f958d2ee523a2206206994597c13d831ec7',
  direction: 'out',
  from: '2026-02-01',
  until: '2026-02-28',
  text: 'alice & bob = 1',
};
const read = (query: string) => historyUrl.read(new URLSearchParams(query));

test('a URL without filters means all, and all needs none', () => {
  expect(read('')).toEqual(NONE);
  expect(historyUrl.write(NONE).toString()).toBe('');
});

test('a link restores its filters', () => {
  expect(read(historyUrl.write(ALL).toString())).toEqual(ALL);
  // The last two are of older links, for any network.
  for (const asset of ['polygon:MATIC', 'MATIC', '0xdac17f958d2ee523a2206206994597c13d831ec7']) {
    expect(read(historyUrl.write({ ...NONE, asset }).toString())).toEqual({ ...NONE, asset });
  }
});

test('reads an address in any case', () => {
  expect(read('account=0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266').account).toBe(ALL.account);
  expect(read('asset=polygon:0xdAC17F958D2ee523a2206206994597C13D831ec7').asset).toBe(ALL.asset);
});

test.each([
  'type=nonsense',
  'type=Send',
  'account=alice',
  'account=0x1234',
  'account=<script>',
  'network=fantasy',
  'network=__proto__',
  'asset=DOGECOIN',
  'asset=eth',
  'asset=ethereum:MATIC',
  'asset=fantasy:ETH',
  'asset=fantasy:0xdac17f958d2ee523a2206206994597c13d831ec7',
  'asset=ethereum:',
  'asset=:ETH',
  'asset=ethereum:0x1234',
  'asset=ethereum:ethereum:ETH',
  'direction=up',
  'from=yesterday',
  'from=2026-02-30',
  'from=2026-13-01',
  'from=0202-01-01',
  'until=2026-2-1',
  'until=99999-01-01',
  'text=%20%20',
  'unknown=1',
])('%s filters nothing', (query) => {
  expect(read(query)).toEqual(NONE);
});

test('a text is trimmed, and limited in length', () => {
  expect(read(`text=${encodeURIComponent(`  ${'x'.repeat(5000)}`)}`).text).toBe('x'.repeat(100));
});

test('removes one filter, both dates together, or all but the kind', () => {
  expect(withoutFilter(ALL, 'dates')).toEqual({ ...ALL, from: undefined, until: undefined });
  expect(withoutFilter(ALL, 'text')).toEqual({ ...ALL, text: '' });
  expect(withoutFilter(ALL, 'all')).toEqual({ ...NONE, type: 'send' });
});
