import BarChartRounded from '@mui/icons-material/BarChartRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useLoaded } from '../../../components/useLoaded.ts';
import type { RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ApiKey } from '../ApiKey.ts';
import type { KeyUsage } from '../KeyUsage.ts';
import { usageByDay, type DayUsage } from '../usageByDay.ts';
import { KeySelect } from './KeySelect.tsx';
import { PortalSection } from './PortalSection.tsx';
import { language } from '../../../lib/language/language.ts';

// The chart library is larger than the rest of the screen, and a user without requests does not need it.
const loadChart = async () => (await import('./UsageChart.tsx')).UsageChart;

interface UsagePanelProps {
  usage: RetryableSnapshot<readonly KeyUsage[]>;
  keys: readonly ApiKey[];
  /** ms since 1970. */
  now: number;
}

/** Requests made with the keys, by day. */
export function UsagePanel({ usage, keys, now }: UsagePanelProps) {
  const t = useText();
  const [keyId, setKeyId] = useState('');
  // A deleted key can no longer be chosen.
  const chosenId = keys.some(({ id }) => id === keyId) ? keyId : '';
  const known = usage.status === 'ready' ? usage.data : undefined;
  const days = useMemo(() => known && usageByDay(known, chosenId || undefined, now), [known, chosenId, now]);
  return (
    <PortalSection
      title={t('portal.usage')}
      text={t('portal.usage.period')}
      control={
        keys.length > 0 && (
          <KeySelect
            label={t('portal.usage.key')}
            allLabel={t('portal.usage.allKeys')}
            keys={keys}
            chosenId={chosenId}
            onChoose={setKeyId}
          />
        )
      }
    >
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 2.5 } }}>
        {usage.status === 'loading' && <Loading />}
        {usage.status === 'failed' && <ErrorState title={t('portal.usage.error')} onRetry={usage.retry} />}
        {days && <Days days={days} />}
      </Box>
    </PortalSection>
  );
}

interface DaysProps {
  days: readonly DayUsage[];
}

function Days({ days }: DaysProps) {
  const t = useText();
  const errors = days.reduce((sum, day) => sum + day.errors, 0);
  const requests = days.reduce((sum, day) => sum + day.ok, errors);
  if (requests === 0) {
    return (
      <EmptyState
        icon={<BarChartRounded fontSize="large" />}
        title={t('portal.usage.none')}
        text={t('portal.usage.noneText')}
      />
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Typography
          data-testid="usage-total"
          sx={{
            fontSize: '1.5rem',
            fontWeight: 650,
            letterSpacing: '-0.02em',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count.format(requests)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('portal.usage.requests', { count: requests })}
          {' · '}
          {t('portal.usage.errorShare', { percent: share.format(errors / requests) })}
        </Typography>
      </Box>
      <Chart days={days} />
    </>
  );
}

function Chart({ days }: DaysProps) {
  const t = useText();
  const chart = useLoaded(loadChart);
  if (chart.status === 'loading') return <Loading />;
  if (chart.status === 'failed') {
    return <ErrorState title={t('common.error.notLoaded')} onRetry={chart.retry} />;
  }
  const UsageChart = chart.value;
  return <UsageChart days={days} />;
}

function Loading() {
  const t = useText();
  return (
    <Box role="status" aria-busy="true" aria-label={t('portal.usage.loading')}>
      <Skeleton variant="rounded" height={220} />
    </Box>
  );
}

const count = new Intl.NumberFormat(language);
const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
