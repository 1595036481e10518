import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { marketCoins } from '../../../catalogue/marketCoins.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { PriceError } from '../../../components/PriceError.tsx';
import { SlowNotice } from '../../../components/SlowNotice.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { visuallyHidden } from '../../../components/visuallyHidden.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { usePastPrices } from '../../../lib/prices/usePastPrices.ts';
import { usePrices } from '../../../lib/prices/usePrices.ts';
import { useText } from '../../../lib/text/useText.ts';
import { arrangeCoins, nextOrder, type SortOrder } from '../arrangeCoins.ts';
import { MarketTable } from './MarketTable.tsx';

const symbols = marketCoins.map(({ symbol }) => symbol);
const assets = symbols.map((symbol) => ({ symbol }));

/** /markets: prices of coins, and their change in 24 hours (docs/product.md §2, Markets). */
export function MarketsPage() {
  const t = useText();
  const { prices, isSample, asOf, isLoading, error, retry } = usePrices(symbols);
  const { series } = usePastPrices(assets, 7);
  const { missing } = useMoney();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<SortOrder>();
  const coins = useMemo(() => arrangeCoins(marketCoins, prices, search, order), [prices, search, order]);
  const past = useMemo(
    () =>
      new Map(
        symbols.flatMap((symbol, index) => {
          const points = series?.[index];
          return points ? [[symbol, points] as const] : [];
        }),
      ),
    [series],
  );
  return (
    <>
      <PageHeader title={t('markets.title')} badge={isSample && <SamplePricesBadge />} />
      {error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <PriceError text={error} onRetry={retry} />
        </Box>
      )}
      <TextField
        type="search"
        size="small"
        fullWidth
        value={search}
        onChange={({ target: { value } }) => setSearch(value)}
        slotProps={{
          htmlInput: { 'aria-label': t('markets.search'), maxLength: 50 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded />
              </InputAdornment>
            ),
          },
        }}
        placeholder={t('markets.search')}
        sx={{ mb: 2 }}
      />
      <Box role="status" sx={visuallyHidden}>
        {search.trim() !== '' && t('markets.found', { count: coins.length })}
      </Box>
      <Card component="section" aria-label={t('markets.title')}>
        {coins.length === 0 ? (
          <EmptyState
            icon={<SearchOffRounded fontSize="large" />}
            title={t('markets.noneFound', { search: search.trim() })}
          />
        ) : (
          <MarketTable
            coins={coins}
            prices={prices}
            past={past}
            isLoading={isLoading}
            order={order}
            onSort={(by) => setOrder(nextOrder(order, by))}
          />
        )}
        {isLoading && <SlowNotice onRetry={retry} />}
      </Card>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ mt: 1.5, px: 1, minHeight: '1.45em' }}
      >
        {isLoading && t('markets.loading')}
        {asOf && t('markets.asOf', { time: formatTime(asOf) })}
        {past.size > 0 && <Sentence>{t('markets.week')}</Sentence>}
        {missing !== undefined && <Sentence>{t('markets.inDollars', { currency: missing })}</Sentence>}
      </Typography>
    </>
  );
}

/** On a line of its own: the text above ends without a full stop. */
function Sentence({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {children}
    </Box>
  );
}
