import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCallRecord } from '../../../lib/calls/useCallRecord.ts';
import { askTogether } from '../../../lib/refresh/askTogether.ts';
import type { Trade } from '../trades/Trade.ts';
import { cameOf } from '../trades/cameOf.ts';
import { tradeState, type TradeState } from '../trades/tradeState.ts';
import { trades } from '../trades/trades.ts';

/** How long a record may be waited for that is not there, in ms: a call is kept before the server hears of it. */
const PATIENCE_MS = 60_000;

/** How often it is looked for meanwhile, in ms: the rules refuse what is not there, and the listener ends. */
const LOOK_MS = 3_000;

/** How often the server is had look on while a block is young, in ms: for more nodes that have it, and then for its depth. */
const MORE_NODES_MS = 4_000;
const DEPTH_MS = 30_000;

/** Where a call stands. */
export interface FollowedTrade {
  readonly state: TradeState;
  /** Whether no reorganisation takes it back any more. */
  readonly isFinal: boolean;
  /** How many of its NFT came; undefined where that is not known. */
  readonly came: bigint | undefined;
  readonly retry: () => void;
}

/** Where a call stands, live; where another transaction took its place, as one that was sped up does, it is that one from then on. */
export function useTradeState(trade: Trade): FollowedTrade {
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
  const state = isFollowed ? 'pending' : tradeState(trade, record, snapshot.status);
  const isFinal = record !== undefined && record.status !== 'pending' && record.is_final !== false;
  const isYoungBlock = record?.status === 'completed' && !isFinal;
  useQuery({
    queryKey: ['callDepth', trade.user_id, trade.tx_hash],
    queryFn: () => askTogether('settling', {}),
    enabled: isYoungBlock,
    refetchInterval: state === 'pending' ? MORE_NODES_MS : DEPTH_MS,
    retry: false,
    gcTime: 0,
  });
  // A block was taken back after it was told.
  const isTakenBack = trade.is_told === true && record !== undefined && state !== 'completed';
  useEffect(() => {
    if (isTakenBack) trades.write({ ...trade, is_told: false });
  }, [isTakenBack, trade]);
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
  return {
    state: isLookedFor ? 'pending' : state,
    isFinal,
    came: record && cameOf(trade, record),
    retry,
  };
}
