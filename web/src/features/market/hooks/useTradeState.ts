import { useEffect, useState } from 'react';
import { useCallRecord } from '../../../lib/calls/useCallRecord.ts';
import type { Trade } from '../trades/Trade.ts';
import { tradeState, type TradeState } from '../trades/tradeState.ts';
import { trades } from '../trades/trades.ts';

/** How long a record may be waited for that is not there, in ms: a call is kept before the server hears of it. */
const PATIENCE_MS = 60_000;

/** How often it is looked for meanwhile, in ms: the rules refuse what is not there, and the listener ends. */
const LOOK_MS = 3_000;

/** Where a call stands, live; where another transaction took its place, as one that was sped up does, it is that one from then on. */
export function useTradeState(trade: Trade): { readonly state: TradeState; readonly retry: () => void } {
  const snapshot = useCallRecord(trade.user_id, trade.network, trade.tx_hash);
  const record = snapshot.status === 'ready' ? snapshot.data : undefined;
  const replacement =
    record?.status === 'failed' && record.failure_reason === 'replaced'
      ? record.replaced_by?.toLowerCase()
      : undefined;
  const isFollowed = replacement !== undefined && replacement !== trade.tx_hash;
  useEffect(() => {
    if (isFollowed) trades.write({ ...trade, tx_hash: replacement });
  }, [isFollowed, replacement, trade]);
  const { retry } = snapshot;
  const state = isFollowed ? 'pending' : tradeState(record, snapshot.status);
  const [begun] = useState(() => Date.now());
  const [looks, setLooks] = useState(0);
  const isYoung = Date.now() - begun < PATIENCE_MS;
  const isLookedFor = state === 'unheard' && isYoung;
  useEffect(() => {
    if (!isLookedFor) return undefined;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      retry();
    }, LOOK_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `retry` is new with every render
  }, [isLookedFor, looks]);
  return { state: isLookedFor ? 'pending' : state, retry };
}
