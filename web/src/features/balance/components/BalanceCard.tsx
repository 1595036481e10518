import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import { LastKnown } from '../../../components/LastKnown.tsx';
import { RenamedTo } from '../../../components/RenamedTo.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { SlowNotice } from '../../../components/SlowNotice.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { useIsOnline } from '../../../components/useIsOnline.ts';
import { MASK } from '../../../lib/format/mask.ts';
import { useMoney, type Money } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { Balance } from '../hooks/useBalance.ts';
import type { CoinPrice } from '../hooks/useCoinPrice.ts';

/** What the card showed last of the same address and network: to be shown, marked with its time, and nothing else. */
export interface LastKnownBalance {
  readonly wei: bigint;
  /** What a coin cost then, in dollars; undefined where that was not known. */
  readonly price: { readonly usd: number; readonly isSample: boolean } | undefined;
  readonly at: Date;
}

interface BalanceCardProps {
  network: Network;
  balance: Balance;
  price: CoinPrice;
  /** Shown until the balance is known. */
  lastKnown: LastKnownBalance | undefined;
  /** Whether it is not known yet which address to ask for. */
  isAddressLoading: boolean;
  /** How sure the balance is. */
  mark?: ReactNode;
  isMasked: boolean;
  onToggleMask: () => void;
  /** The address, and what can be done with it. */
  children?: ReactNode;
}

/** The balance on the selected network in coin and the person's money, with a toggle that masks it (docs/product.md §2). */
export function BalanceCard({
  network,
  balance,
  price,
  lastKnown,
  isAddressLoading,
  mark,
  isMasked,
  onToggleMask,
  children,
}: BalanceCardProps) {
  const t = useText();
  const money = useMoney();
  const isOnline = useIsOnline();
  const isUnknown = balance.wei === undefined;
  const shown = isUnknown
    ? lastKnown && { ...lastKnown, price: priceOf(lastKnown, network), asOf: lastKnown.at }
    : { wei: balance.wei, price, asOf: balance.asOf };
  const shownPrice = shown?.price ?? price;

  return (
    <Card component="section" aria-label={t('home.balance')} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Typography color="textSecondary" sx={{ fontWeight: 550 }}>
          {t('home.balance')}
        </Typography>
        {network.type === 'testnet' && <TestBadge />}
        {shownPrice.status === 'ready' && shownPrice.isSample && <SamplePricesBadge />}
        <Box sx={{ flex: 1 }} />
        <IconButton
          aria-label={t(isMasked ? 'home.showBalance' : 'home.hideBalance')}
          onClick={onToggleMask}
          edge="end"
        >
          {isMasked ? <VisibilityOffRounded /> : <VisibilityRounded />}
        </IconButton>
      </Box>

      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Box aria-live="polite" sx={{ flex: 1, minWidth: 0, minHeight: 84 }}>
          {shown && (
            <>
              <Typography
                data-testid="balance-coin"
                sx={{
                  // Second to what everything is worth.
                  fontSize: { xs: '1.75rem', sm: '2.125rem' },
                  fontWeight: 650,
                  letterSpacing: '-0.03em',
                  lineHeight: 1.2,
                  fontVariantNumeric: 'tabular-nums',
                  overflowWrap: 'anywhere',
                }}
              >
                {isMasked ? MASK : <AmountText say={(write) => write(formatAmount(shown.wei))} />}{' '}
                <Box component="span" sx={{ fontSize: '0.5em', fontWeight: 600, color: 'text.secondary' }}>
                  {network.currency}
                </Box>
              </Typography>
              {/* In one row, so that nothing moves when the time goes. */}
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mt: 0.5 }}
              >
                <Typography data-testid="balance-usd" color="textSecondary">
                  {isMasked ? MASK : worth(shown.wei, shown.price, money, t)}
                </Typography>
                {shown.asOf && <LastKnown at={shown.asOf} />}
              </Box>
              <RenamedTo symbol={network.currency} renamedTo={network.coin.renamedTo} />
            </>
          )}
          {isUnknown && !balance.isFailed && (balance.isFetching || isAddressLoading) && (
            <>
              {!shown && (
                <Typography color="textSecondary" sx={{ pt: 2 }}>
                  {t('home.balanceLoading')}
                </Typography>
              )}
              {!isAddressLoading && <SlowNotice onRetry={balance.retry} />}
            </>
          )}
          {balance.isFailed && (
            <Box
              role="alert"
              sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, pt: 1 }}
            >
              <Typography color="error" sx={{ flex: '1 1 220px', fontWeight: 550 }}>
                {t(isOnline ? whyFailed(balance) : 'common.offlineTitle')}
              </Typography>
              <Button variant="outlined" size="small" onClick={balance.refresh} disabled={balance.isFetching}>
                {t('common.retry')}
              </Button>
            </Box>
          )}
        </Box>
        {/* Not among what is read out: its block and age change all the time. */}
        {mark}
      </Box>
      {children}
    </Card>
  );
}

/** A price for showing alone: `CoinPrice` without what is not kept. */
type ShownPrice =
  | { readonly status: 'loading' | 'unavailable' | 'noMarket' }
  | { readonly status: 'ready'; readonly price: { readonly usd: number }; readonly isSample: boolean };

function priceOf({ price }: LastKnownBalance, network: Network): ShownPrice {
  if (network.type === 'testnet') return { status: 'noMarket' };
  return price ? { status: 'ready', price, isSample: price.isSample } : { status: 'loading' };
}

function worth(wei: bigint, price: ShownPrice, money: Money, t: ReturnType<typeof useText>): string {
  switch (price.status) {
    case 'ready':
      return money.format(exactUsd(wei, price.price.usd));
    case 'noMarket':
      return t('home.noMarketValue');
    case 'unavailable':
      return t('home.priceUnavailable');
    case 'loading':
      return '…';
  }
}

function whyFailed({ isDisputed }: Balance): TextId {
  return isDisputed ? 'home.error.disputed' : 'home.error.balanceText';
}
