import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { useTradeState } from '../hooks/useTradeState.ts';
import type { Trade } from '../trades/Trade.ts';
import type { TradeState } from '../trades/tradeState.ts';

interface StepWatchProps {
  trade: Trade;
  /** Called after every change of its state. */
  onState: (state: TradeState) => void;
}

/** Waits for a step of a listing. */
export function StepWatch({ trade, onState }: StepWatchProps) {
  const t = useText();
  const { state } = useTradeState(trade);
  useEffect(() => {
    onState(state);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each state
  }, [state]);
  return <LinearProgress aria-label={t('nfts.processing')} />;
}
