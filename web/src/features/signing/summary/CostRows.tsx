import { ceilAmount } from '@everything-wallet/core/amounts/ceilAmount';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { feeText } from '../fees/feeText.ts';
import type { SummaryCosts } from './SummaryCosts.ts';
import { SummaryRow } from './SummaryRow.tsx';

/** Places of the total (docs/product.md §9, Display rules). */
const TOTAL_PLACES = 6;

interface CostRowsProps {
  costs: SummaryCosts;
  /** Unit of the coin. */
  currency: string;
  /** Price of the coin; undefined if none. */
  price: CoinPrice | undefined;
  totalLabel: string;
  /** Adds the tokens that are sent to a total in coin; undefined where the total is coin alone. */
  withTokens?: ((total: string) => string) | undefined;
}

/** Fee, its part for the L1 and the maximum total, rounded up, or the reason why they are not shown. */
export function CostRows({ costs, currency, price, totalLabel, withTokens }: CostRowsProps) {
  const t = useText();
  const { formatAbout } = useMoney();
  const { fee, l1Fee, total, isEstimating } = costs;
  const money = (wei: bigint) => (price ? formatAbout(exactUsd(wei, price.usd)) : undefined);
  const totalText = (coin: string) => withTokens?.(coin) ?? t('send.totalValue', { total: coin, currency });
  if (isEstimating) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <CircularProgress size={16} aria-hidden="true" />
        <Typography variant="body2" color="textSecondary">
          {t('send.feeEstimating')}
        </Typography>
      </Box>
    );
  }
  if (fee === undefined) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t(whyNoFee(costs))}
      </Typography>
    );
  }
  if (total === undefined) return null;
  return (
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
        label={<Typography sx={{ fontWeight: 600 }}>{totalLabel}</Typography>}
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
        money={withTokens ? undefined : money(total)}
        moneyId="send-total-money"
      />
    </>
  );
}

/** Coin to the last digit, to be compared with what is signed. */
function exactCoin(wei: bigint): string {
  return formatExactCoin(formatAmount(wei));
}

function whyNoFee({ isFailed, isDisputed }: SummaryCosts): TextId {
  if (isDisputed) return 'home.error.disputed';
  return isFailed ? 'send.feeUnavailable' : 'send.feePrompt';
}
