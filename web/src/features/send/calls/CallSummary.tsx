import { ceilAmount } from '@everything-wallet/core/amounts/ceilAmount';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../CoinPrice.ts';
import { feeText } from '../feeText.ts';
import type { CallReview } from './CallReview.ts';

/** Decimal places of the total (docs/product.md §9, Display rules). */
const TOTAL_PLACES = 6;

interface CallSummaryProps {
  ref: Ref<HTMLElement>;
  request: Pick<CallRequest, 'network' | 'to' | 'value'>;
  review: Pick<
    CallReview,
    'names' | 'fee' | 'l1Fee' | 'total' | 'isEstimating' | 'isFeeFailed' | 'isFeeDisputed' | 'look'
  >;
  price: CoinPrice | undefined;
}

/** Contract, network and maximum total in coin, always in view above the buttons: never is more signed than shown. */
export function CallSummary({ ref, request: { network, to, value }, review, price }: CallSummaryProps) {
  const t = useText();
  const { formatAbout } = useMoney();
  const { currency } = network;
  const { names, fee, l1Fee, total, isEstimating, isFeeFailed, isFeeDisputed, look } = review;
  const money = (wei: bigint) => (price ? formatAbout(exactUsd(wei, price.usd)) : undefined);
  const isWaiting = total === undefined && (isEstimating || (!look && !isFeeFailed));
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t('send.summary')}
      aria-live="polite"
      data-testid="call-summary"
      sx={{
        flex: 'none',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        px: { xs: 2, sm: 3 },
        py: 1.25,
        display: 'grid',
        gap: 0.25,
      }}
    >
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('calls.summary', { contract: names.knownNameOf(to) ?? shortenAddress(to), network: network.name })}
      </Typography>
      {isWaiting && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <CircularProgress size={16} aria-hidden="true" />
          <Typography variant="body2" color="textSecondary">
            {t('send.feeEstimating')}
          </Typography>
        </Box>
      )}
      {fee !== undefined && total !== undefined && (
        <>
          {value > 0n && (
            <Row label={t('calls.sentAlong')} money={money(value)}>
              {t('send.amountValue', { amount: formatAmount(value), symbol: currency })}
            </Row>
          )}
          <Row
            label={
              <ExactOnDemand
                text={t('send.fee', { fee: feeText(fee), currency })}
                exact={t('send.fee', { fee: exactCoin(fee), currency })}
              />
            }
            money={money(fee)}
          />
          {l1Fee !== undefined && (
            <Typography variant="caption" color="textSecondary">
              <ExactOnDemand
                text={t('send.fee.l1', { fee: feeText(l1Fee), currency })}
                exact={t('send.fee.l1', { fee: exactCoin(l1Fee), currency })}
              />
            </Typography>
          )}
          <Row label={t('calls.total', { currency })} money={money(total)} isStrong>
            <ExactOnDemand
              text={t('send.totalValue', { total: ceilAmount(total, TOTAL_PLACES), currency })}
              exact={t('send.totalValue', { total: exactCoin(total), currency })}
            />
          </Row>
        </>
      )}
      {!isWaiting && fee === undefined && (
        <Typography variant="body2" color="textSecondary">
          {t(isFeeDisputed ? 'home.error.disputed' : 'send.feeUnavailable')}
        </Typography>
      )}
    </Box>
  );
}

/** Formats an amount to the last digit, to compare it with what is signed. */
function exactCoin(wei: bigint): string {
  return formatExactCoin(formatAmount(wei));
}

interface RowProps {
  label: ReactNode;
  money: string | undefined;
  isStrong?: boolean;
  children?: ReactNode;
}

function Row({ label, money, isStrong = false, children }: RowProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5 }}>
      <Typography variant="body2" color={isStrong ? undefined : 'textSecondary'}>
        {label}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          ml: 'auto',
          textAlign: 'right',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          fontWeight: isStrong ? 650 : undefined,
        }}
      >
        {children}
        {money !== undefined && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1 }}>
            {money}
          </Typography>
        )}
      </Typography>
    </Box>
  );
}
