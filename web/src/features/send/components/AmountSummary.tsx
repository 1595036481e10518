import { ceilAmount } from '@everything-wallet/core/amounts/ceilAmount';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { CoinPrice } from '../CoinPrice.ts';
import { feeText } from '../feeText.ts';
import { SummaryRow } from './SummaryRow.tsx';

/** Places of the total (docs/product.md §9, Display rules). */
const TOTAL_PLACES = 6;

/** Amount and costs of a transfer that is about to be confirmed. */
export interface AmountSummaryProps {
  network: Network;
  /** Amount in the smallest unit; undefined while it cannot be read. */
  amount: bigint | undefined;
  decimals: number;
  symbol: string;
  /** True where a token is sent, and not native coin. */
  isToken: boolean;
  /** Wei; undefined where there is no estimate. */
  fee: bigint | undefined;
  /** L1 data fee, part of the fee, in wei; undefined if none. */
  l1Fee: bigint | undefined;
  /** Wei; of a token transfer the fee alone. */
  total: bigint | undefined;
  /** Price of native coin; undefined if none. */
  price: CoinPrice | undefined;
  isEstimating: boolean;
  /** True when the fee could not be estimated. */
  isFailed: boolean;
  /** True when that was because the network's nodes differ. */
  isDisputed: boolean;
}

/** Amount of a transfer as it was understood, its fee and its total. */
export function AmountSummary({
  network: { currency },
  amount,
  decimals,
  symbol,
  isToken,
  fee,
  l1Fee,
  total,
  price,
  isEstimating,
  isFailed,
  isDisputed,
}: AmountSummaryProps) {
  const t = useText();
  const sent = amount === undefined ? undefined : { amount: formatAmount(amount, decimals), symbol };
  const { formatAbout } = useMoney();
  const money = (wei: bigint | undefined) =>
    price && wei !== undefined ? formatAbout(exactUsd(wei, price.usd)) : undefined;
  const totalText = (fee: string) =>
    isToken && sent
      ? t('send.totalTokens', { ...sent, fee, currency })
      : t('send.totalValue', { total: fee, currency });
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 0.25, alignContent: 'center' }}>
      {sent && (
        <SummaryRow
          label={
            <Typography variant="body2" color="textSecondary">
              {t('send.understood')}
            </Typography>
          }
          value={
            // Plain and to the last decimal: signs between thousands would be as ambiguous as what was typed.
            <Typography
              variant="body2"
              data-testid="send-amount"
              sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', textAlign: 'right' }}
            >
              {t('send.amountValue', sent)}
            </Typography>
          }
          money={isToken ? undefined : money(amount)}
          moneyId="send-amount-money"
        />
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
          <SummaryRow
            label={
              <Typography variant="body2" color="textSecondary" data-testid="send-fee">
                <ExactOnDemand
                  text={t('send.fee', { fee: feeText(fee), currency })}
                  exact={t('send.fee', { fee: exactCoin(fee), currency })}
                />
              </Typography>
            }
            money={money(fee)}
            moneyId="send-fee-money"
          />
          {l1Fee !== undefined && (
            <Typography variant="caption" color="textSecondary" data-testid="send-l1-fee">
              <ExactOnDemand
                text={t('send.fee.l1', { fee: feeText(l1Fee), currency })}
                exact={t('send.fee.l1', { fee: exactCoin(l1Fee), currency })}
              />
            </Typography>
          )}
          <SummaryRow
            label={<Typography sx={{ fontWeight: 600 }}>{t('send.total')}</Typography>}
            value={
              <Typography
                data-testid="send-total"
                sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
              >
                <ExactOnDemand
                  text={totalText(ceilAmount(total, TOTAL_PLACES))}
                  exact={totalText(exactCoin(total))}
                />
              </Typography>
            }
            money={isToken ? undefined : money(total)}
            moneyId="send-total-money"
          />
        </>
      )}
      {!isEstimating && fee === undefined && (
        <Typography variant="body2" color="textSecondary">
          {t(whyNoFee(isFailed, isDisputed))}
        </Typography>
      )}
    </Box>
  );
}

/** Coin to the last digit, to be compared with what is signed. */
function exactCoin(wei: bigint): string {
  return formatExactCoin(formatAmount(wei));
}

function whyNoFee(isFailed: boolean, isDisputed: boolean): TextId {
  if (isDisputed) return 'home.error.disputed';
  return isFailed ? 'send.feeUnavailable' : 'send.feePrompt';
}
