import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCallState } from '../../../lib/calls/useCallState.ts';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';
import type { Trade } from '../trades/Trade.ts';
import { receivedUnits } from '../trades/receivedUnits.ts';
import { tradeState, type TradeState } from '../trades/tradeState.ts';
import { trades } from '../trades/trades.ts';

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

/** Where a call stands, live: looked at until it is final. */
export function useTradeState(trade: Trade): FollowedTrade {
  const call = useCallState({
    userId: trade.user_id,
    network: trade.network,
    txHash: trade.tx_hash,
    onReplaced: (txHash) => trades.write({ ...trade, tx_hash: txHash }),
    isWaitedFor: true,
  });
  const { record, isFinal } = call;
  const state = tradeState(trade, call.state, record);
  const isYoungBlock = record?.status === 'completed' && !isFinal;
  useQuery({
    queryKey: ['callDepth', trade.user_id, trade.tx_hash],
    queryFn: () => batchQuery('settling', {}),
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
  return { state, isFinal, came: record && receivedUnits(trade, record), retry: call.lookAgain };
}
