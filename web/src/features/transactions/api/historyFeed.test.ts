// @vitest-environment node
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { History } from '../History.ts';
import { transaction } from '../testing/transaction.ts';
import { scanEnd } from '../scanEnd.ts';
import { historyFeed, type HistoryConditions } from './historyFeed.ts';

interface Page {
  /** Parts of the page's query. */
  readonly query: readonly string[];
  readonly hear: (snapshot: object) => void;
  readonly fail: (error: Error) => void;
  isStopped: boolean;
}

/** Pages opened so far, in order. */
let pages: Page[] = [];

vi.mock('firebase/firestore', async (original) => {
  const constraint =
    (name: string) =>
    (...values: unknown[]) =>
      [name, ...values.map((value) => (value as { id?: string }).id ?? value)].join(' ');
  return {
    ...(await original<object>()),
    collection: (_firestore: unknown, name: string) => name,
    query: (...parts: string[]) => parts,
    where: constraint('where'),
    orderBy: constraint('orderBy'),
    startAfter: constraint('startAfter'),
    limit: constraint('limit'),
    onSnapshot: (query: string[], _options: unknown, hear: Page['hear'], fail: Page['fail']) => {
      const page = { query, hear, fail, isStopped: false };
      pages.push(page);
      return () => (page.isStopped = true);
    },
  };
});
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {} }),
}));
beforeEach(() => {
  pages = [];
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const stops: (() => void)[] = [];

/** Snapshot of documents named by letters, a later letter being a later time. */
function result(names: string, { fromCache = false, changed = names, open: waiting = '' } = {}) {
  const docs = Array.from(names, (name) => {
    const data: Record<string, unknown> = {
      ...transaction({ status: waiting.includes(name) ? 'pending' : 'completed' }),
      timestamp: new Timestamp(name.charCodeAt(0), 0),
    };
    return { id: name, data: () => data, get: (field: string) => data[field] };
  });
  const docChanges = () => docs.filter(({ id }) => changed.includes(id)).map((doc) => ({ doc }));
  return { docs, metadata: { fromCache }, docChanges };
}

/** Opens a history with two rows per page. */
async function open(conditions: HistoryConditions = {}) {
  const onData = vi.fn<(history: History) => void>();
  const onError = vi.fn();
  const feed = historyFeed('alice', conditions, 2);
  const stop = feed.listen(onData, onError);
  stops.push(stop);
  await vi.advanceTimersByTimeAsync(0);
  const shown = () => {
    const history = onData.mock.lastCall?.[0];
    return history && `${history.transactions.map(({ id }) => id).join('')} ${history.older}`;
  };
  return { loadOlder: feed.loadOlder, stop, onData, onError, shown };
}

describe('a page', () => {
  test('is requested newest first, of one user', async () => {
    await open();
    expect(pages.map(({ query }) => query)).toEqual([
      ['transactions', 'where user_id == alice', 'orderBy timestamp desc', 'limit 2'],
    ]);
  });

  test('with conditions meets them all', async () => {
    await open({ type: 'swap', network: 'ethereum' });
    expect(pages[0]?.query).toEqual(
      expect.arrayContaining(['where type == swap', 'where network == ethereum']),
    );
  });

  test('that is not full is the last', async () => {
    const { shown, loadOlder } = await open();
    pages[0]?.hear(result('z'));
    expect(shown()).toBe('z none');
    loadOlder();
    expect(pages).toHaveLength(1);
  });

  test('after a full one starts behind it, and is requested once', async () => {
    const { shown, loadOlder } = await open();
    pages[0]?.hear(result('zy'));
    expect(shown()).toBe('zy available');
    loadOlder();
    loadOlder();
    expect(shown()).toBe('zy loading');
    expect(pages).toHaveLength(2);
    expect(pages[1]?.query).toContain('startAfter y');
    pages[1]?.hear(result('xw'));
    expect(shown()).toBe('zyxw available');
    loadOlder();
    pages[2]?.hear(result(''));
    expect(shown()).toBe('zyxw none');
  });

  test('has twice the size of the one before it, up to the limit, where requested', async () => {
    const feed = historyFeed('alice', {}, 2, 7);
    stops.push(feed.listen(vi.fn(), vi.fn()));
    await vi.advanceTimersByTimeAsync(0);
    for (const [index, names] of ['zy', 'xwvu', 'tsrqpon'].entries()) {
      pages[index]?.hear(result(names));
      feed.loadOlder();
    }
    expect(pages.map(({ query }) => query.at(-1))).toEqual(['limit 2', 'limit 4', 'limit 7', 'limit 7']);
  });

  // Regression: every page was read and sorted three times, and everything derived from all of them.
  test('without a change is not read again, and data derived from it stays valid', async () => {
    const { onData, loadOlder } = await open();
    const shown = () => onData.mock.lastCall?.[0].transactions;
    pages[0]?.hear(result('zy', { fromCache: true }));
    const first = shown();
    pages[0]?.hear(result('zy', { changed: '' }));
    loadOlder();
    expect(shown()).toBe(first);
    pages[0]?.hear(result('zy', { changed: 'y' }));
    expect(shown()?.[0]).toBe(first?.[0]);
    expect(shown()?.[1]).not.toBe(first?.[1]);
  });

  // Regression: with every new page Firestore searched through all listeners, in the end for half a second.
  test('of older ones has no listener once nothing in it can change, and stays on the screen', async () => {
    const { shown, loadOlder } = await open();
    pages[0]?.hear(result('zy'));
    loadOlder();
    pages[1]?.hear(result('xw', { fromCache: true }));
    expect(pages[1]?.isStopped).toBe(false);
    pages[1]?.hear(result('xw', { open: 'w' }));
    expect(pages[1]?.isStopped).toBe(false);
    pages[1]?.hear(result('xw'));
    loadOlder();
    pages[2]?.hear(result('v'));
    pages[0]?.hear(result('{z'));
    expect(shown()).toBe('{zyxwv none');
    expect(pages.map(({ isStopped }) => isStopped)).toEqual([false, true, false]);
  });

  test('stays live below others', async () => {
    const { shown, loadOlder } = await open();
    pages[0]?.hear(result('xw'));
    loadOlder();
    pages[1]?.hear(result('v'));
    pages[0]?.hear(result('yx'));
    expect(shown()).toBe('yxwv none');
    pages[1]?.hear(result(''));
    expect(shown()).toBe('yxw none');
  });
});

test('the confirmation time is that of the oldest page; absent while one comes only from the cache', async () => {
  vi.setSystemTime(1_000);
  const { onData, loadOlder } = await open();
  const confirmedAt = () => onData.mock.lastCall?.[0].confirmedAt;
  pages[0]?.hear(result('zy', { fromCache: true }));
  expect(confirmedAt()).toBeUndefined();
  pages[0]?.hear(result('zy'));
  expect(confirmedAt()).toBe(1_000);
  loadOlder();
  expect(confirmedAt()).toBeUndefined();
  vi.setSystemTime(2_000);
  pages[1]?.hear(result('x'));
  expect(confirmedAt()).toBe(1_000);
  pages[1]?.hear(result('x', { fromCache: true }));
  expect(confirmedAt()).toBeUndefined();
});

// Regression: transfers found by a later scan were written into pages without a listener, and appeared only on the next visit.
describe('when a scan of the networks has caught up', () => {
  const end = () => scanEnd.dispatchEvent(new Event('end'));

  test('rereads as much as is shown, which stays on the screen meanwhile', async () => {
    const { shown, loadOlder } = await open();
    pages[0]?.hear(result('zy'));
    loadOlder();
    pages[1]?.hear(result('wu'));
    expect(shown()).toBe('zywu available');
    end();
    pages[2]?.hear(result('zy'));
    expect(pages[3]?.query).toContain('startAfter y');
    expect(shown()).toBe('zywu available');
    pages[3]?.hear(result('wv', { fromCache: true }));
    expect(shown()).toBe('zywu available');
    pages[3]?.hear(result('wv'));
    expect(shown()).toBe('zywv available');
    expect(pages.map(({ isStopped }) => isStopped)).toEqual([true, true, false, true]);
    loadOlder();
    expect(pages[4]?.query).toContain('startAfter v');
    pages[4]?.hear(result('u'));
    expect(shown()).toBe('zywvu none');
  });

  test('rereads what was pushed out of the first page as well', async () => {
    const { shown } = await open();
    pages[0]?.hear(result('zx'));
    pages[0]?.hear(result('{z'));
    end();
    pages[1]?.hear(result('{z'));
    pages[2]?.hear(result('yx'));
    expect(shown()).toBe('{zyx available');
  });

  test('reads nothing where all pages have a listener, or the feed has stopped', async () => {
    const { stop, loadOlder } = await open();
    pages[0]?.hear(result('zy'));
    end();
    expect(pages).toHaveLength(1);
    loadOlder();
    end();
    expect(pages).toHaveLength(3);
    stop();
    end();
    expect(pages.map(({ isStopped }) => isStopped)).toEqual([true, true, true]);
  });

  test('an intermittent network causes one reread a minute, and scans that end in between are covered by its end', async () => {
    const { loadOlder } = await open();
    pages[0]?.hear(result('zy'));
    loadOlder();
    pages[1]?.hear(result('wu'));
    end();
    expect(pages).toHaveLength(3);
    pages[2]?.hear(result('zy'));
    pages[3]?.hear(result('wu'));
    for (let count = 0; count < 5; count += 1) end();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(pages).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pages).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(pages.length).toBeLessThan(7);
  });

  test('where part of it fails, the screen stays, and the next scan rereads again', async () => {
    const { shown, loadOlder } = await open();
    pages[0]?.hear(result('zy'));
    loadOlder();
    pages[1]?.hear(result('wu'));
    end();
    pages[2]?.hear(result('zy'));
    pages[3]?.fail(new Error('away'));
    expect(shown()).toBe('zywu available');
    expect(pages.map(({ isStopped }) => isStopped)).toEqual([false, true, true, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    end();
    expect(pages).toHaveLength(5);
  });

  test('where it is refused, the screen stays', async () => {
    const { shown, onError, loadOlder } = await open();
    pages[0]?.hear(result('zy'));
    loadOlder();
    pages[1]?.hear(result('x'));
    end();
    pages[2]?.fail(new Error('away'));
    pages[0]?.hear(result('{z'));
    expect(shown()).toBe('{zyx none');
    expect(onError).not.toHaveBeenCalled();
  });
});

test('more at once than fits the first page leaves no gap', async () => {
  const { shown } = await open();
  pages[0]?.hear(result('ba'));
  pages[0]?.hear(result('zy'));
  pages[1]?.hear(result('zy'));
  pages[2]?.hear(result('xb'));
  expect(shown()).toBe('zyxb available');
  // Nor does the next one.
  pages[1]?.hear(result('}|'));
  expect(shown()).toBe('}|zyxb available');
  pages[3]?.hear(result('}|'));
  pages[4]?.hear(result('{z'));
  pages[5]?.hear(result('yx'));
  expect(shown()).toBe('}|{zyx available');
});

describe('without a connection', () => {
  const offline = { fromCache: true };

  test('an unknown history is an error after a while, not an empty one', async () => {
    const { onData, onError, shown } = await open();
    pages[0]?.hear(result('', offline));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(onError).toHaveBeenCalledOnce();
    expect(onData).not.toHaveBeenCalled();
    pages[0]?.hear(result(''));
    expect(shown()).toBe(' none');
  });

  test('an unknown history is no error for a moment', async () => {
    const { onError } = await open();
    pages[0]?.hear(result('', offline));
    pages[0]?.hear(result(''));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onError).not.toHaveBeenCalled();
  });

  test('shows cached data, and that there may be more', async () => {
    const { onError, shown, loadOlder } = await open();
    pages[0]?.hear(result('z', offline));
    expect(shown()).toBe('z loading');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(shown()).toBe('z failed');
    expect(onError).not.toHaveBeenCalled();
    loadOlder();
    expect(pages.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    pages[1]?.hear(result('zy'));
    expect(shown()).toBe('zy available');
  });

  test('data from the server stays valid', async () => {
    const { shown, onError } = await open();
    pages[0]?.hear(result(''));
    pages[0]?.hear(result('', offline));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toBe(' none');
    expect(onError).not.toHaveBeenCalled();
  });

  test('an older page fails alone, and loads once the connection is back', async () => {
    const { shown, onError, loadOlder } = await open();
    pages[0]?.hear(result('zy'));
    loadOlder();
    pages[1]?.hear(result('', offline));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(shown()).toBe('zy failed');
    pages[1]?.hear(result('x'));
    expect(shown()).toBe('zyx none');
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  test('of the first page is an error', async () => {
    const { onError } = await open();
    const refusal = new Error('permission-denied');
    pages[0]?.fail(refusal);
    expect(onError.mock.calls).toEqual([[refusal]]);
  });

  test('of an older one can be retried', async () => {
    const { shown, loadOlder } = await open();
    pages[0]?.hear(result('zy'));
    loadOlder();
    pages[1]?.fail(new Error('away'));
    expect(shown()).toBe('zy failed');
    loadOlder();
    expect(shown()).toBe('zy loading');
    pages[2]?.hear(result('x'));
    expect(shown()).toBe('zyx none');
  });
});

// Regression: one malformed record broke the whole history and the activity dashboard.
test('a malformed record is left out and counted, and the next page starts behind it', async () => {
  const { onData, onError, shown, loadOlder } = await open();
  const snapshot = result('zy');
  pages[0]?.hear({
    ...snapshot,
    docs: snapshot.docs.map((document) =>
      document.id === 'y' ? { ...document, data: () => ({}) } : document,
    ),
  });
  expect(shown()).toBe('z available');
  expect(onData.mock.lastCall?.[0].unreadable).toBe(1);
  loadOlder();
  expect(pages[1]?.query).toContain('startAfter y');
  pages[1]?.hear(result('x'));
  expect(shown()).toBe('zx none');
  expect(onError).not.toHaveBeenCalled();
});

// Regression: the page waited without end for a server that never answered.
test('a silent server is an error after 8 seconds, until it answers', async () => {
  const { onError, shown } = await open();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledOnce();
  pages[0]?.hear(result('z'));
  expect(shown()).toBe('z none');
});

test('stopping ends every page', async () => {
  const { stop, loadOlder } = await open();
  pages[0]?.hear(result('zy'));
  loadOlder();
  stop();
  loadOlder();
  expect(pages.map(({ isStopped }) => isStopped)).toEqual([true, true]);
});
