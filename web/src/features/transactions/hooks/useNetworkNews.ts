import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { useEffect, useRef } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Snapshot } from '../../../lib/firebase/useSnapshot.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { networkChanges } from '../../../lib/refresh/networkChanges.ts';
import { SAME_SCREEN_MS } from '../../../lib/refresh/refreshPace.ts';
import { trustedMarks } from '../../../lib/refresh/trustedMarks.ts';
import type { Transaction } from '../Transaction.ts';

/**
 * Polls a network more often while a transfer is pending on it. Refreshes it at once when a record appears in a block or changes, because
 * its balances have changed. A new pending transfer refreshes nothing.
 *
 * @param lists of one user's transactions; loading ones are ignored
 */
export function useNetworkNews(...lists: readonly Snapshot<Records<Transaction>>[]): void {
  const areReady = lists.every(({ status }) => status === 'ready');
  const records = lists.flatMap((list) => (list.status === 'ready' ? list.data.records : []));
  const waiting = networksOf(records.filter(({ status }) => status === 'pending')).join();
  useEffect(() => networkAttention.await(waiting.split(',') as NetworkId[]), [waiting]);

  const states = records.map(({ id, status, network }) => `${id} ${status} ${network}`).join();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (!areReady) return;
    const now = new Set(states === '' ? [] : states.split(','));
    const before = known.current;
    known.current = now;
    // The initial ones are not news.
    if (!before) return;
    const idsInBlocks = idsOf([...before].filter((state) => !isPending(state)));
    // A pending record that is no longer listed was confirmed, unless another list has shown that already.
    const confirmed = [...before].filter(
      (state) => !now.has(state) && isPending(state) && !idsInBlocks.has(idOf(state)),
    );
    const appeared = [...now].filter(
      (state) => !before.has(state) && (!isPending(state) || idsInBlocks.has(idOf(state))),
    );
    const news = [...confirmed, ...appeared];
    const changed = networksOf(news.map((state) => ({ network: state.split(' ')[2] ?? '' })));
    for (const network of changed) {
      // The mark of this block has just refreshed the network, and a second refresh follows.
      const isMarked = trustedMarks.has(network) && networkChanges.isWithin(network, SAME_SCREEN_MS);
      networkAttention.noticeChange(network, isMarked ? SAME_SCREEN_MS : 0);
    }
  }, [areReady, states]);
}

const idOf = (state: string) => state.split(' ')[0] ?? '';
const idsOf = (states: readonly string[]) => new Set(states.map(idOf));
const isPending = (state: string) => state.split(' ')[1] === 'pending';

/** Returns the known networks of records, each once. */
function networksOf(records: readonly Pick<Transaction, 'network'>[]): NetworkId[] {
  return [...new Set(records.flatMap(({ network }) => findNetworkById(network)?.id ?? []))];
}
