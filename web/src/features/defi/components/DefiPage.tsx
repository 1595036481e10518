import Box from '@mui/material/Box';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { TabbedPanels } from '../../../components/TabbedPanels.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { DefiTotals } from './DefiTotals.tsx';
import { LendingPanel } from './LendingPanel.tsx';
import { StakingPanel } from './StakingPanel.tsx';

/** /defi: totals, and sample pools for staking and lending (specification §2, DeFi). */
export function DefiPage() {
  const t = useText();
  return (
    <>
      <PageHeader title={t('defi.title')} badge={<DemoBadge />} />
      <Box sx={{ mb: 3 }}>
        <DefiTotals />
      </Box>
      <TabbedPanels
        label={t('defi.tabs')}
        panels={[
          { label: t('defi.staking'), content: <StakingPanel /> },
          { label: t('defi.lending'), content: <LendingPanel /> },
        ]}
      />
    </>
  );
}
