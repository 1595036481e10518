import { ceilAmount } from '@everything-wallet/core/amounts/ceilAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useText } from '../../../lib/text/useText.ts';

/** Places of the total (specification §9, Display rules). */
const TOTAL_PLACES = 6;
/** Places of the fee: a fee is often below a millionth of a coin. */
const FEE_PLACES = 9;

interface TransferSummaryProps {
  network: Network;
  /** What was understood of the amount: a decimal string; undefined where it is none. */
  sent: { readonly amount: string; readonly symbol: string } | undefined;
  /** Whether a token is sent, and not native coin. */
  isToken: boolean;
  /** Wei; undefined where there is no estimate. */
  fee: bigint | undefined;
  /** Wei; of a transfer of tokens the fee alone. */
  total: bigint | undefined;
  isEstimating: boolean;
  /** Whether the fee could not be found out. */
  isFailed: boolean;
}

/** The amount as it was understood, fee and total of a transfer; the latter two rounded up: never is more signed than what is shown. */
export function TransferSummary({
  network,
  sent,
  isToken,
  fee,
  total,
  isEstimating,
  isFailed,
}: TransferSummaryProps) {
  const t = useText();
  const { currency } = network;
  return (
    <Box
      aria-live="polite"
      sx={{
        minHeight: 104,
        alignContent: 'center',
        borderRadius: '12px',
        bgcolor: 'background.default',
        px: 2,
        py: 1.5,
        display: 'grid',
        gap: 0.5,
      }}
    >
      {sent && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {t('send.understood')}
          </Typography>
          {/* Plain and to the last decimal: signs between thousands would be as ambiguous as what was typed. */}
          <Typography
            variant="body2"
            data-testid="send-amount"
            sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', textAlign: 'right' }}
          >
            {t('send.amountValue', sent)}
          </Typography>
        </Box>
      )}
      {isEstimating && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <CircularProgress size={16} aria-hidden="true" />
          <Typography variant="body2" color="textSecondary">
            {t('send.feeEstimating')}
          </Typography>
        </Box>
      )}
      {!isEstimating && fee !== undefined && total !== undefined && (
        <>
          <Typography variant="body2" color="textSecondary" data-testid="send-fee">
            {t('send.fee', { fee: ceilAmount(fee, FEE_PLACES).replace(/\.?0+$/, ''), currency })}
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography sx={{ fontWeight: 600 }}>{t('send.total')}</Typography>
            <Typography
              data-testid="send-total"
              sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
            >
              {isToken && sent
                ? t('send.totalTokens', { ...sent, fee: ceilAmount(total, TOTAL_PLACES), currency })
                : t('send.totalValue', { total: ceilAmount(total, TOTAL_PLACES), currency })}
            </Typography>
          </Box>
        </>
      )}
      {!isEstimating && fee === undefined && (
        <Typography variant="body2" color="textSecondary">
          {t(isFailed ? 'send.feeUnavailable' : 'send.feePrompt')}
        </Typography>
      )}
    </Box>
  );
}
