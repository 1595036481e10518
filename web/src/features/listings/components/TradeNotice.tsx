import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import { useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AmountText } from '../../../components/AmountText.tsx';
import { ToastText } from '../../../components/ToastText.tsx';
import { paths } from '../../../config/paths.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { removeListings } from '../api/removeListings.ts';
import { signedOrders } from '../trades/signedOrders.ts';
import { useTradeState } from '../hooks/useTradeState.ts';
import { boughtUnits } from '../trades/boughtUnits.ts';
import { isCancelling } from '../trades/isCancelling.ts';
import type { Trade } from '../trades/Trade.ts';
import type { TradeState } from '../trades/tradeState.ts';
import { trades } from '../trades/trades.ts';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';

interface TradeNoticeProps {
  trade: Trade;
  /** True if the nodes already report the orders as cancelled, without a quorum for the cancellation itself. */
  isEffective?: boolean;
  /** Called after every change of its state; a stable function. */
  onState?: ((trade: Trade, state: TradeState) => void) | undefined;
  /** Called once it is completed; the notice disappears by itself then. */
  onDone?: ((trade: Trade) => void) | undefined;
}

const SEVERITY: Readonly<Record<TradeState, AlertColor>> = {
  pending: 'info',
  completed: 'success',
  notCome: 'error',
  failed: 'error',
  replaced: 'warning',
  missing: 'warning',
  unreadable: 'warning',
};

/** State of a signed call about an NFT; a completed one is reported once, and dismissed. */
export function TradeNotice({ trade, isEffective = false, onState, onDone }: TradeNoticeProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const queryClient = useQueryClient();
  const { state, isFinal, came, retry } = useTradeState(trade);
  const isEnding = useRef(false);
  const network = networkById(trade.network);
  useEffect(() => onState?.(trade, state), [onState, trade, state]);
  useEffect(() => {
    if (state !== 'completed' || isEnding.current) return;
    void finish();

    async function finish() {
      const stored = trades.ofUser(trade.user_id).find(({ id }) => id === trade.id);
      // Another notice has already reported it.
      if (!stored) return;
      // A reorg may undo a cancellation: until it is final, the listing's record stays.
      const isOver = !isCancelling(trade) || isFinal;
      if (!isOver && stored.is_told === true) return;
      isEnding.current = isOver;
      let isRecordDeleted = true;
      if (isCancelling(trade) && isOver) {
        try {
          await removeListings(trade.network, trade.order_hashes);
          for (const hash of trade.order_hashes)
            signedOrders.remove(trade.user_id, `${network.chainId}_${hash}`);
        } catch (error) {
          // Its order is cancelled: it stays hidden here, and the next visit deletes its record.
          logProblem('A cancelled listing could not be taken away', error);
          isRecordDeleted = false;
        }
      }
      if (isOver && isRecordDeleted) trades.remove(trade.user_id, trade.id);
      else trades.write({ ...stored, is_told: true });
      void queryClient.invalidateQueries({ queryKey: ['nftOffers'] });
      void queryClient.invalidateQueries({ queryKey: ['nftListings'] });
      if (stored.is_told === true) return;
      report();
      onDone?.(trade);
    }

    function report() {
      if (trade.kind === 'approve') return;
      if (isCancelling(trade)) {
        const text = trade.kind === 'cancel' ? 'market.cancelled' : 'market.cancelledAll';
        enqueueSnackbar(t(text, { name: trade.name, network: network.name }), { variant: 'success' });
        return;
      }
      if (came === undefined) {
        enqueueSnackbar(t('market.boughtUnknown', { name: trade.name }), {
          key: `purchased/${trade.id}`,
          variant: 'warning',
        });
        return;
      }
      const price = formatAmount(BigInt(trade.price ?? '0'));
      const { currency } = network;
      enqueueSnackbar(
        <ToastText
          title={t('nfts.purchased', { name: trade.name })}
          text={
            <AmountText say={(write) => t('nfts.purchasedText', { price: write(price, 'up'), currency })} />
          }
        />,
        { key: `purchased/${trade.id}`, variant: 'success' },
      );
    }
  }, [state, isFinal, came, trade, network, onDone, queryClient, enqueueSnackbar, t]);

  // A reported trade is not checked again on the next visit.
  if (state === 'completed' || (state === 'pending' && trade.is_told === true)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert
        severity={SEVERITY[state]}
        sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0 } }}
      >
        {state === 'notCome'
          ? t('market.trade.notCome', {
              name: trade.name,
              came: (came ?? 0n).toString(),
              units: boughtUnits(trade).toString(),
            })
          : t(textOf(trade, state, isEffective), { name: trade.name, network: network.name })}
      </Alert>
      {state === 'pending' && <LinearProgress aria-label={t('nfts.processing')} />}
      {state !== 'pending' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(state === 'unreadable' || state === 'missing') && (
            <Button size="small" variant="outlined" onClick={retry}>
              {t('market.checkAgain')}
            </Button>
          )}
          {(state === 'failed' || state === 'replaced' || state === 'notCome') && (
            <Button
              size="small"
              component={Link}
              to={paths.transaction(transactionId(trade.user_id, network.chainId, trade.tx_hash))}
            >
              {t('market.details')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => trades.remove(trade.user_id, trade.id)}>
            {t('market.dismiss')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function textOf({ kind }: Trade, state: Exclude<TradeState, 'completed' | 'notCome'>, isEffective: boolean) {
  const isDone = isEffective && state === 'pending';
  if (isDone && (kind === 'cancel' || kind === 'cancelAll')) return `market.trade.${kind}.effective` as const;
  return `market.trade.${kind}.${state}` as const;
}
