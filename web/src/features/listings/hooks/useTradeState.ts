import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStepRecord } from '../../../lib/callSequence/useStepRecord.ts';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';
import type { Trade } from '../trades/Trade.ts';
import { receivedUnits } from '../trades/receivedUnits.ts';
import { tradeState, type TradeState } from '../trades/tradeState.ts';
import { trades } from '../trades/trades.ts';

/** Intervals of requests for a recent block, in ms: until a quorum has it, and then until it is final. */
const MORE_NODES_MS = 4_000;
const DEPTH_MS = 30_000;

/** State of a call. */
export interface FollowedTrade {
  readonly state: TradeState;
  /** True once a reorg can no longer undo it. */
  readonly isFinal: boolean;
  /** Number received of its NFT; undefined if unknown. */
  readonly came: bigint | undefined;
  readonly retry: () => void;
}

/** Follows the state of a call until it is final. */
export function useTradeState(trade: Trade): FollowedTrade {
  const call = useStepRecord({
    userId: trade.user_id,
    network: trade.network,
    txHash: trade.tx_hash,
    onReplaced: (txHash) => trades.write({ ...trade, tx_hash: txHash }),
    waitsForRecord: true,
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
  // A reorg undid the block after it was reported.
  const isUndone = trade.is_told === true && record !== undefined && state !== 'completed';
  useEffect(() => {
    if (isUndone) trades.write({ ...trade, is_told: false });
  }, [isUndone, trade]);
  return { state, isFinal, came: record && receivedUnits(trade, record), retry: call.refresh };
}
