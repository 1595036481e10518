import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { marketCoins } from '../../../catalogue/marketCoins.ts';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { PriceError } from '../../../components/PriceError.tsx';
import { SlowNotice } from '../../../components/SlowNotice.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { usePrices } from '../../../lib/prices/usePrices.ts';
import { useText } from '../../../lib/text/useText.ts';
import { MarketTable } from './MarketTable.tsx';

const symbols = marketCoins.map(({ symbol }) => symbol);

/** /markets: what coins cost, and how that changed in 24 hours (specification §2, Markets). */
export function MarketsPage() {
  const t = useText();
  const { prices, isSample, asOf, isLoading, error, retry } = usePrices(symbols);
  return (
    <>
      <PageHeader title={t('markets.title')} badge={isSample && <SamplePricesBadge />} />
      {error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <PriceError text={error} onRetry={retry} />
        </Box>
      )}
      <Card component="section" aria-label={t('markets.title')}>
        <MarketTable coins={marketCoins} prices={prices} isLoading={isLoading} />
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
      </Typography>
    </>
  );
}
