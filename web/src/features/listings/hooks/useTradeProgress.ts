import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { Trade } from '../trades/Trade.ts';
import type { TradeState } from '../trades/tradeState.ts';

/** Progress of the trades of an NFT. */
interface TradeProgress {
  /** True while a purchase is pending: one that failed, or was replaced, is not. */
  readonly isBuying: boolean;
  readonly onState: (trade: Trade, state: TradeState) => void;
  readonly onDone: (trade: Trade) => void;
}

/** Follows the trades of an NFT; a purchase that is done leads to the user's NFTs. */
export function useTradeProgress(trades: readonly Trade[]): TradeProgress {
  const navigate = useNavigate();
  const [over, setOver] = useState<ReadonlySet<string>>(new Set());
  const onState = useCallback(({ id }: Trade, state: TradeState) => {
    if (state === 'failed' || state === 'replaced' || state === 'notCome')
      setOver((all) => new Set([...all, id]));
  }, []);
  const onDone = useCallback(
    ({ kind }: Trade) => {
      if (kind === 'buy') void navigate(paths.nfts);
    },
    [navigate],
  );
  return { isBuying: trades.some(({ id, kind }) => kind === 'buy' && !over.has(id)), onState, onDone };
}
