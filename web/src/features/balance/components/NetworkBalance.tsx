import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { Network } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import { LastKnown } from '../../../components/LastKnown.tsx';
import { NetworkIcon } from '../../../components/NetworkIcon.tsx';
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

/** Last known balance of the same address and network, only for display with its time. */
export interface LastKnownBalance {
  readonly wei: bigint;
  /** Price of the coin at that time, in dollars; undefined if unknown. */
  readonly price: { readonly usd: number; readonly isSample: boolean } | undefined;
  readonly at: Date;
}

interface NetworkBalanceProps {
  network: Network;
  balance: Balance;
  price: CoinPrice;
  /** Shown until the balance is known. */
  lastKnown: LastKnownBalance | undefined;
  /** True until the address is known. */
  isAddressLoading: boolean;
  /** Confidence in the balance. */
  mark?: ReactNode;
  /** True if its price is a sample. */
  isSample?: boolean;
  /** True if the account has no key: its coins are not the user's. */
  isWatchOnly?: boolean;
  isMasked: boolean;
  /** Actions. */
  children?: ReactNode;
}

/** Balance of the account on the selected network, in coin and in the user's currency (docs/product.md §2). */
export function NetworkBalance({
  network,
  balance,
  price,
  lastKnown,
  isAddressLoading,
  mark,
  isSample = false,
  isWatchOnly = false,
  isMasked,
  children,
}: NetworkBalanceProps) {
  const t = useText();
  const isUnknown = balance.wei === undefined;
  const shown = isUnknown
    ? lastKnown && { ...lastKnown, price: priceOf(lastKnown, network), asOf: lastKnown.at }
    : { wei: balance.wei, price, asOf: balance.asOf };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48 }}>
        <NetworkIcon network={network.id} size={32} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
            <Typography variant="caption" color="textSecondary" noWrap>
              {network.name}
              {isWatchOnly && ` · ${t('home.watchOnly')}`}
            </Typography>
            {network.type === 'testnet' && <TestBadge />}
            {isSample && <SamplePricesBadge />}
          </Box>
          <Box aria-live="polite">
            {shown && <BalanceFigures network={network} shown={shown} isMasked={isMasked} />}
            {isUnknown && !balance.isFailed && (balance.isFetching || isAddressLoading) && (
              <>
                {!shown && <Typography color="textSecondary">{t('home.balanceLoading')}</Typography>}
                {!isAddressLoading && <SlowNotice onRetry={balance.retry} />}
              </>
            )}
            {balance.isFailed && <BalanceFailure balance={balance} />}
          </Box>
        </Box>
        {/* Not announced by screen readers, since block and age change all the time. */}
        {mark}
      </Box>
      {children}
    </>
  );
}

interface BalanceFiguresProps {
  network: Network;
  shown: { readonly wei: bigint; readonly price: ShownPrice; readonly asOf: Date | undefined };
  isMasked: boolean;
}

/** Balance in coin and in the user's currency. */
function BalanceFigures({ network, shown, isMasked }: BalanceFiguresProps) {
  const t = useText();
  const money = useMoney();
  return (
    <>
      {/* In one row, so that nothing moves when the time disappears. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.25 }}>
        <Typography
          data-testid="balance-coin"
          sx={{
            fontSize: '1.0625rem',
            fontWeight: 620,
            lineHeight: 1.35,
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {isMasked ? MASK : <AmountText say={(write) => write(formatAmount(shown.wei))} />}{' '}
          {network.currency}
        </Typography>
        <Typography data-testid="balance-usd" color="textSecondary">
          {isMasked ? MASK : worth(shown.wei, shown.price, money, t)}
        </Typography>
        {shown.asOf && <LastKnown at={shown.asOf} />}
      </Box>
      <RenamedTo symbol={network.currency} renamedTo={network.coin.renamedTo} />
    </>
  );
}

/** Reason why the balance is not known, and a retry. */
function BalanceFailure({ balance }: { balance: Balance }) {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
      <Typography color="error" sx={{ flex: '1 1 220px', fontWeight: 550 }}>
        {t(isOnline ? whyFailed(balance) : 'common.offlineTitle')}
      </Typography>
      <Button variant="outlined" size="small" onClick={balance.refresh} disabled={balance.isFetching}>
        {t('common.retry')}
      </Button>
    </Box>
  );
}

/** Price to show: `CoinPrice` without what is not cached. */
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
