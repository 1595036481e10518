import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { addressGroups } from '@everything-wallet/core/accounts/addressGroups';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { ceilAmount } from '@everything-wallet/core/amounts/ceilAmount';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { AddressPicture } from '../../../components/AddressPicture.tsx';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import { formatExactCoin } from '../../../lib/format/formatExactCoin.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { CoinPrice } from '../CoinPrice.ts';
import { feeText } from '../feeText.ts';

/** Places of the total (docs/product.md §9, Display rules). */
const TOTAL_PLACES = 6;

/** A phone held sideways, or a page at 200 %. */
const LOW = '@media (max-height: 479.95px) and (min-width: 560px)';

interface TransferSummaryProps {
  ref: Ref<HTMLElement>;
  network: Network;
  /** Address of the account that sends; undefined while it is not known. */
  from: string | undefined;
  /** Checksum address of the recipient; undefined where there is none. */
  recipient: string | undefined;
  /** Who that is, as far as the wallet knows. */
  recipientName: string | undefined;
  /** What was understood of the amount, in the smallest unit; undefined where it is none. */
  amount: bigint | undefined;
  decimals: number;
  symbol: string;
  /** Whether a token is sent, and not native coin. */
  isToken: boolean;
  /** Wei; undefined where there is no estimate. */
  fee: bigint | undefined;
  /** The part of it for the layer below, in wei; undefined where there is none. */
  l1Fee: bigint | undefined;
  /** Wei; of a transfer of tokens the fee alone. */
  total: bigint | undefined;
  /** Of native coin; undefined where there is none to go by. */
  price: CoinPrice | undefined;
  isEstimating: boolean;
  /** Whether the fee could not be found out. */
  isFailed: boolean;
  /** Whether that was because the network's nodes differ. */
  isDisputed: boolean;
}

/**
 * What is about to be confirmed, always in sight above the buttons: to whom, all 42 characters of it; the amount as it was
 * understood, fee and total, the latter two rounded up, since never is more signed than what is shown; from where, on which network.
 */
export function TransferSummary({
  ref,
  network,
  from,
  recipient,
  recipientName,
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
}: TransferSummaryProps) {
  const t = useText();
  const { currency } = network;
  const sent = amount === undefined ? undefined : { amount: formatAmount(amount, decimals), symbol };
  const { formatAbout } = useMoney();
  const money = (wei: bigint | undefined) =>
    price && wei !== undefined ? formatAbout(exactUsd(wei, price.usd)) : undefined;
  const totalText = (fee: string) =>
    isToken && sent
      ? t('send.totalTokens', { ...sent, fee, currency })
      : t('send.totalValue', { total: fee, currency });
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t('send.summary')}
      data-testid="send-summary"
      sx={{
        flex: 'none',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        px: { xs: 2, sm: 3 },
        py: 1.25,
        display: 'grid',
        columnGap: 3,
        rowGap: 0.75,
        // Where it is low (a phone held sideways, a page at 200 %), what belongs together stands side by side.
        [LOW]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', py: 0.75 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 40 }}>
          {recipient !== undefined && <AddressPicture address={recipient} size={40} />}
          <Box sx={{ minWidth: 0 }}>
            <Typography
              variant="caption"
              color="textSecondary"
              sx={{ display: 'block', lineHeight: 1.35, overflowWrap: 'anywhere' }}
            >
              {t('send.summary.to')}
              {recipientName !== undefined && (
                <Box
                  component="strong"
                  data-testid="send-recipient-name"
                  sx={{ color: 'text.primary', ml: 0.75 }}
                >
                  {recipientName}
                </Box>
              )}
            </Typography>
            {recipient === undefined ? (
              <Typography variant="body2" color="textSecondary">
                {t('send.summary.toNobody')}
              </Typography>
            ) : (
              <GroupedAddress address={recipient} />
            )}
          </Box>
        </Box>
        {from !== undefined && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1,
              typography: 'caption',
              color: 'text.secondary',
              lineHeight: 1.35,
            }}
          >
            <span>{t('send.from', { address: shortenAddress(from) })}</span>
            <span>{network.name}</span>
          </Box>
        )}
      </Box>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 0.25, alignContent: 'center' }}>
        {sent && (
          <Row
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
            <Row
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
            <Row
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
    </Box>
  );
}

/** To the last digit, for whoever compares it with what is signed. */
function exactCoin(wei: bigint): string {
  return formatExactCoin(formatAmount(wei));
}

/** All of an address, in groups that break lines between them alone; it is copied as it is, without spaces. */
function GroupedAddress({ address }: { address: string }) {
  return (
    <Box
      data-testid="send-recipient"
      sx={{
        display: 'grid',
        // Two lines, digits below digits; the first group is wider by its '0x'.
        gridTemplateColumns: 'repeat(5, max-content)',
        justifyItems: 'end',
        columnGap: '0.75ch',
        fontFamily: 'monospace',
        fontSize: { xs: '0.8125rem', sm: '0.875rem' },
        lineHeight: 1.35,
        fontWeight: 600,
      }}
    >
      {addressGroups(address).map((group, index) => (
        // Groups may be alike: their place is what tells them apart.
        <span key={index}>{group}</span>
      ))}
    </Box>
  );
}

interface RowProps {
  label: ReactNode;
  /** Coin; undefined where the label says it. */
  value?: ReactNode;
  money: string | undefined;
  moneyId: string;
}

/** A line of amounts: what it is, the coin, and what that is worth beside it, or below where there is no room. */
function Row({ label, value, money, moneyId }: RowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: 1.5,
      }}
    >
      {label}
      <Box
        sx={{
          ml: 'auto',
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          alignItems: 'baseline',
          columnGap: 1.5,
        }}
      >
        {value}
        {money !== undefined && (
          <Typography
            variant="caption"
            color="textSecondary"
            data-testid={moneyId}
            sx={{
              minWidth: { sm: 92 },
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
              lineHeight: 1.35,
            }}
          >
            {money}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function whyNoFee(isFailed: boolean, isDisputed: boolean): TextId {
  if (isDisputed) return 'home.error.disputed';
  return isFailed ? 'send.feeUnavailable' : 'send.feePrompt';
}
