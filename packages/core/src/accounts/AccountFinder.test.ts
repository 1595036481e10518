import { describe, expect, test, vi } from 'vitest';
import type { AccountUse } from '../schemas/accountUse.ts';
import { MAX_USES } from '../schemas/accountUse.ts';
import { alwaysOnNetworks, networks, type RpcName } from '../networks/networks.ts';
import { AccountFinder, MAX_SCANNED, type UseQuestion } from './AccountFinder.ts';

const NETWORKS = alwaysOnNetworks.map(({ rpcName }) => rpcName);
const UNUSED: AccountUse = { balance: '0', transactions: 0, holdsToken: false };
const COIN = { ...UNUSED, balance: '1.5' };
const addressOf = (index: number) => `address ${index}`;
const indexOf = ({ address }: UseQuestion) => Number(address.split(' ')[1]);

/** Simulated chains: the uses on each network, and the networks that do not answer. */
function createChains(
  used: Readonly<Record<number, Partial<Record<RpcName, AccountUse>>>>,
  silent: RpcName[] = [],
) {
  const queryUses = vi.fn((questions: readonly UseQuestion[]) =>
    Promise.resolve(
      questions.map((question) =>
        silent.includes(question.network)
          ? undefined
          : (used[indexOf(question)]?.[question.network] ?? UNUSED),
      ),
    ),
  );
  const finder = new AccountFinder(addressOf, queryUses, NETWORKS);
  const search = (onProgress = vi.fn<(search: unknown) => void>()) => finder.search(onProgress);
  return {
    ask: queryUses,
    silent,
    search,
    questions: () => queryUses.mock.calls.flatMap(([questions]) => questions),
  };
}

const indexes = (found: readonly { index: number }[]) => found.map(({ index }) => index);

describe('finds used addresses', () => {
  test('on any network, until twenty in a row are unused', async () => {
    const { search } = createChains({
      0: { mainnet: COIN },
      3: { sepolia: { ...UNUSED, transactions: 1 } },
      19: { 'polygon-amoy': { ...UNUSED, holdsToken: true } },
      40: { mainnet: COIN },
    });
    const { found, scannedCount, unanswered } = await search();
    expect(indexes(found)).toEqual([0, 3, 19]);
    expect(scannedCount).toBe(40);
    expect(unanswered).toEqual([]);
  });

  test('at the last place of the gap', async () => {
    const { search } = createChains({ 19: { mainnet: COIN }, 39: { mainnet: COIN } });
    expect(indexes((await search()).found)).toEqual([19, 39]);
  });

  test('of a new phrase: none, after twenty', async () => {
    const { search, questions } = createChains({});
    expect(await search()).toEqual({ found: [], scannedCount: 20, unanswered: [] });
    expect(questions()).toHaveLength(80);
  });

  test('on all nine networks, with no more questions at once than one call answers', async () => {
    const queryUses = vi.fn((questions: readonly UseQuestion[]) =>
      Promise.resolve(
        questions.map((question) => (indexOf(question) === 7 && question.network === 'base' ? COIN : UNUSED)),
      ),
    );
    const everywhere = networks.map(({ rpcName }) => rpcName);
    const { found, scannedCount, unanswered } = await new AccountFinder(
      addressOf,
      queryUses,
      everywhere,
    ).search(vi.fn());
    expect(indexes(found)).toEqual([7]);
    expect([scannedCount, unanswered]).toEqual([28, []]);
    expect(queryUses.mock.calls.flatMap(([questions]) => questions)).toHaveLength(28 * networks.length);
    for (const [questions] of queryUses.mock.calls) expect(questions.length).toBeLessThanOrEqual(MAX_USES);
  });

  test('by the last wei', async () => {
    const { search } = createChains({ 1: { mainnet: { ...UNUSED, balance: '0.000000000000000001' } } });
    expect(indexes((await search()).found)).toEqual([1]);
  });

  test('and reports its progress', async () => {
    const onProgress = vi.fn<(search: unknown) => void>();
    await createChains({ 3: { mainnet: COIN } }).search(onProgress);
    expect(onProgress.mock.calls.map(([search]) => search)).toMatchObject([
      { scannedCount: 10, found: [{ index: 3 }] },
      { scannedCount: 20 },
      { scannedCount: 24 },
    ]);
  });

  test('and stops where nodes call every address used', async () => {
    const queryUses = (questions: readonly UseQuestion[]) => Promise.resolve(questions.map(() => COIN));
    const { scannedCount } = await new AccountFinder(addressOf, queryUses, NETWORKS).search(() => undefined);
    expect(scannedCount).toBe(MAX_SCANNED);
  });

  test('and stops when aborted', async () => {
    const { ask: queryUses } = createChains({});
    const controller = new AbortController();
    const finder = new AccountFinder(addressOf, queryUses, NETWORKS);
    await finder.search(() => controller.abort(), controller.signal);
    expect(queryUses).toHaveBeenCalledOnce();
  });
});

describe('a network that does not answer', () => {
  test('is named, waited for once, and makes no address unused', async () => {
    const { search, questions } = createChains({ 2: { mainnet: COIN } }, ['polygon-mainnet']);
    const { found, unanswered } = await search();
    expect(indexes(found)).toEqual([2]);
    expect(found[0]?.uses.has('polygon-mainnet')).toBe(false);
    expect(unanswered).toEqual(['polygon-mainnet']);
    expect(questions().filter(({ network }) => network === 'polygon-mainnet')).toHaveLength(10);
  });

  test('is the only one queried again by the next search', async () => {
    const silent: RpcName[] = ['polygon-mainnet'];
    const { search, ask: queryUses, questions } = createChains({ 5: { 'polygon-mainnet': COIN } }, silent);
    expect((await search()).found).toEqual([]);
    silent.length = 0;
    queryUses.mockClear();
    const { found, unanswered, scannedCount } = await search();
    expect(indexes(found)).toEqual([5]);
    expect(unanswered).toEqual([]);
    expect(scannedCount).toBe(26);
    const again = questions().filter((question) => indexOf(question) < 20);
    expect(new Set(again.map(({ network }) => network))).toEqual(new Set(['polygon-mainnet']));
  });
});
