import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { sumOfUsd } from '@everything-wallet/core/money/sumOfUsd';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/nftMarket';
import { AmountText } from '../../../components/AmountText.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { TestBadge } from '../../../components/TestBadge.tsx';
import { paths } from '../../../config/paths.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { usePrices } from '../../../lib/prices/usePrices.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { floorTotals } from '../floorTotals.ts';
import type { HeldNft } from '../HeldNft.ts';
import { useFloors } from '../hooks/useFloors.ts';
import { formatList } from '../../../lib/format/formatList.ts';

loadTexts(compiledTexts);

interface FloorSummaryProps {
  /** NFTs that the user requested or trusts; the same array for the same NFTs. */
  nfts: readonly HeldNft[];
  /** True during a scan for NFTs. */
  isSearching: boolean;
  /** True if there are more than the scan covers. */
  hasMore: boolean;
  /** Names of networks without an answer. */
  unanswered: readonly string[];
}

/** Value of NFTs at the floors of their collections, beside a value that does not include them; nothing without NFTs. */
export function FloorSummary({ nfts, isSearching, hasMore, unanswered }: FloorSummaryProps) {
  const t = useText();
  const mask = useMask();
  const money = useMoney();
  const { isAsking, floorOf } = useFloors(nfts);
  const { coins, withoutFloor, unsure } = useMemo(() => floorTotals(nfts, floorOf), [nfts, floorOf]);
  const real = coins.filter(({ isTest }) => !isTest);
  const { prices, isSample, isOld } = usePrices(
    real.map(({ currency }) => currency),
    { isRestingWhenIdle: true },
  );
  if (nfts.length === 0 && unanswered.length === 0) return null;

  const isBusy = isSearching || isAsking;
  const gaps = [
    withoutFloor > 0 && t('market.floors.without', { count: withoutFloor }),
    unsure > 0 && t('market.floors.unsure', { count: unsure }),
    hasMore && t('market.floors.more'),
    unanswered.length > 0 && t('market.floors.unanswered', { networks: formatList(unanswered) }),
  ].filter((gap) => gap !== false);

  /** Returns the value in dollars; undefined if the price of a coin is unknown. */
  function worth(): string | undefined {
    const values = real.map(({ currency, units }) => {
      const price = isOld ? undefined : prices?.[currency];
      return price && exactUsd(units, price.usd);
    });
    const known = values.filter((value) => value !== undefined);
    return known.length === values.length ? sumOfUsd(known) : undefined;
  }

  return (
    <Box component="section" aria-label={t('market.floors')}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {t('market.floors')}
        </Typography>
        {isSample && real.length > 0 && <SamplePricesBadge />}
        <Link component={RouterLink} to={paths.nfts} sx={{ ml: 'auto' }}>
          {t('market.floors.open')}
        </Link>
      </Box>
      <Card aria-busy={isBusy} sx={{ px: 2.5, py: { xs: 1.5, sm: 2.5 }, display: 'grid', gap: 0.5 }}>
        {coins.length === 0 && (
          <Typography variant="h3" component="p">
            {isBusy ? '…' : t('market.unknown')}
          </Typography>
        )}
        {coins.map(({ currency, isTest, units }) => (
          <Typography
            key={`${currency} ${isTest}`}
            variant="h3"
            component="p"
            sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
          >
            <AmountText
              say={(write) => t('market.floors.coin', { amount: mask(write(formatAmount(units))), currency })}
            />{' '}
            {isTest && <TestBadge />}
          </Typography>
        ))}
        {real.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('market.floors.worth', { worth: mask(money.format(worth())) })}
          </Typography>
        )}
        {isBusy && coins.length > 0 && (
          <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
            {t('market.floors.asking')}
          </Typography>
        )}
        {!isBusy &&
          gaps.map((gap) => (
            <Typography key={gap} variant="caption" component="p" sx={{ color: 'warning.main' }}>
              {gap}
            </Typography>
          ))}
      </Card>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1, px: 0.5 }}>
        {t('market.floors.text')}
      </Typography>
    </Box>
  );
}
