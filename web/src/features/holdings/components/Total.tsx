import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { LastKnown } from '../../../components/LastKnown.tsx';
import { PriceChange } from '../../../components/PriceChange.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { MASK } from '../../../lib/format/mask.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useSwitchedOffNetworks } from '../../../lib/network/useSwitchedOffNetworks.ts';
import { leftToRight } from '../../../lib/format/leftToRight.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Change } from '../changeOf.ts';
import type { HeldAsset } from '../HeldAsset.ts';
import type { Holdings } from '../hooks/useHoldings.ts';
import { partialReason } from '../partialReason.ts';
import { TotalParts } from './TotalParts.tsx';
import type { Worth } from '../worthOf.ts';
import { language } from '../../../lib/language/language.ts';

interface TotalProps {
  worth: Worth;
  holdings: Pick<Holdings, 'isLoading' | 'searching' | 'failed' | 'networks'>;
  /** Number of accounts that are counted, and of watch-only accounts. */
  accounts: { readonly own: number; readonly watched: number };
  /** Change of its prices in a day; undefined if unknown. */
  change: Change | undefined;
  isSample: boolean;
  /** True where the screen already marks prices as samples. */
  isSampleStated: boolean;
  /** Drawing of the last day. */
  chart?: ReactNode;
  isMasked: boolean;
  /** Last complete total, shown until one is known. */
  lastKnown: { readonly usd: string; readonly at: Date; readonly isSample: boolean } | undefined;
  /** Path of an asset's screen. */
  pathOf: (asset: HeldAsset) => string;
  /** Path of the pools. */
  poolsPath: string;
}

/** Total of all networks and accounts in the user's currency, its change in a day, and its breakdown. */
export function Total({
  worth,
  holdings,
  accounts,
  change,
  isSample,
  isSampleStated,
  chart,
  isMasked,
  lastKnown,
  pathOf,
  poolsPath,
}: TotalProps) {
  const t = useText();
  const money = useMoney();
  const off = useSwitchedOffNetworks();
  const [isLong, setIsLong] = useState(false);
  const before = worth.usd === undefined ? lastKnown : undefined;
  const shown = worth.usd ?? before?.usd;
  const isAdding = shown === undefined && holdings.isLoading;
  const mainnets = holdings.networks.filter(({ type }) => type === 'mainnet');
  const written = (usd: string) => (isMasked ? MASK : money.format(usd));
  const totalText = (usd: string | undefined) => (usd === undefined ? money.format(usd) : written(usd));

  return (
    <>
      <Box aria-live="polite">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <TotalFigure text={isAdding ? '…' : totalText(shown)} />
          {before && <LastKnown at={before.at} />}
          {!isSampleStated && (before?.isSample ?? isSample) && <SamplePricesBadge />}
        </Box>
        {shown !== '0' && (
          <Box sx={changeRow}>
            <TotalChange change={before || isAdding ? undefined : change} written={written} />
            {!isMasked && chart}
          </Box>
        )}
        <TotalScope
          reason={isAdding ? undefined : partialReason(worth, t)}
          isAdding={isAdding}
          accounts={accounts.own}
          networks={mainnets.length}
        />
      </Box>
      {off.length > 0 && (
        <Typography data-testid="total-off" variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
          {t('holdings.off', { networks: listOf(off) })}
        </Typography>
      )}
      {!isAdding && worth.lone.length > 0 && (
        <Typography data-testid="total-lone" variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
          {t('holdings.lone', { networks: listOf(worth.lone) })}
        </Typography>
      )}
      {holdings.failed.length > 0 && (
        <Typography role="alert" variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
          {t('holdings.failed', { networks: listOf(holdings.failed) })}
        </Typography>
      )}

      <CollapsibleGroup title={t('holdings.parts')} color="primary" sx={{ mt: 1 }}>
        <TotalParts
          worth={worth}
          holdings={holdings}
          watched={accounts.watched}
          written={written}
          isMasked={isMasked}
          isLong={isLong}
          onMore={() => setIsLong(true)}
          pathOf={pathOf}
          poolsPath={poolsPath}
        />
      </CollapsibleGroup>
    </>
  );
}

function TotalFigure({ text }: { text: string }) {
  return (
    <Typography
      data-testid="total"
      sx={{
        fontSize: { xs: '2.5rem', sm: '3.25rem' },
        fontWeight: 680,
        letterSpacing: '-0.035em',
        lineHeight: 1.2,
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Typography>
  );
}

interface TotalChangeProps {
  change: Change | undefined;
  /** Writes dollars in the user's currency. */
  written: (usd: string) => string;
}

/** Change of the total in a day, in percent and in money. */
function TotalChange({ change, written }: TotalChangeProps) {
  const t = useText();
  if (!change) return <span />;
  const sign = change.percent < 0 ? '−' : change.percent > 0 ? '+' : '';
  return (
    <Typography
      data-testid="total-change"
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, minWidth: 0 }}
    >
      <PriceChange percent={change.percent} />
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('holdings.change', { amount: leftToRight(`${sign}${written(change.usd)}`) })}
      </Box>
    </Typography>
  );
}

/** As high before the change and its chart are known, so that nothing below moves. */
const changeRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: { xs: 42, sm: 48 },
} as const;

interface TotalScopeProps {
  /** Reason why the total is partial. */
  reason: string | undefined;
  isAdding: boolean;
  /** Number of accounts that are counted. */
  accounts: number;
  /** Number of networks that are counted. */
  networks: number;
}

/** Scope of the total, or the reason why it is partial: one or the other, so that nothing below moves. */
function TotalScope({ reason, isAdding, accounts, networks }: TotalScopeProps) {
  const t = useText();
  if (reason !== undefined) {
    return (
      <Typography data-testid="total-partial" variant="body2" sx={{ color: 'warning.main' }}>
        {reason}
      </Typography>
    );
  }
  return (
    <Typography variant="body2" color="textSecondary">
      {isAdding ? t('holdings.adding') : t('holdings.scope', { accounts, networks })}
    </Typography>
  );
}

function listOf(networks: readonly { readonly name: string }[]): string {
  return new Intl.ListFormat(language).format(networks.map(({ name }) => name));
}
