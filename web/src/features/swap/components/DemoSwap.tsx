import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { swapCoins } from '../../../catalogue/swapCoins.ts';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { PageColumn } from '../../../components/PageColumn.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { PriceError } from '../../../components/PriceError.tsx';
import { SideNotes } from '../../../components/SideNotes.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { usePrices } from '../../../lib/prices/usePrices.ts';
import { useText } from '../../../lib/text/useText.ts';
import { DemoSwapForm } from './DemoSwapForm.tsx';

const symbols = swapCoins.map(({ symbol }) => symbol);

interface DemoSwapProps {
  /** Swaps in progress on networks with an exchange. */
  children?: ReactNode;
}

/** /swap: converts one token to another; swapping itself is announced (docs/product.md §2, Swap). */
export function DemoSwap({ children }: DemoSwapProps) {
  const t = useText();
  const { prices, isSample, isOld, isLoading, error, retry } = usePrices(symbols);
  return (
    <PageColumn
      header={<PageHeader title={t('swap.title')} badge={<DemoBadge />} />}
      aside={
        <SideNotes
          title={t('swap.demo.title')}
          notes={[{ title: t('swap.demo.estimate'), text: t('swap.demo.estimateText') }]}
        />
      }
    >
      {children}
      {error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <PriceError text={error} onRetry={retry} />
        </Box>
      )}
      <Card component="section" aria-label={t('swap.title')} sx={{ p: { xs: 2, sm: 3 } }}>
        <DemoSwapForm prices={isOld ? undefined : prices} isLoading={isLoading} />
        {isSample && (
          <Box sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}>
            <SamplePricesBadge />
          </Box>
        )}
      </Card>
    </PageColumn>
  );
}
