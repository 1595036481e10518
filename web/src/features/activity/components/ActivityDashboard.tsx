import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import HubOutlined from '@mui/icons-material/HubOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/activity';
import { TokensDrawing } from '../../../components/drawings/TokensDrawing.tsx';
import { HistoryDrawing } from '../../../components/drawings/HistoryDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ActivityRecord } from '../ActivityRecord.ts';
import { assetOf } from '../assetOf.ts';
import { dashboardStats } from '../dashboardStats.ts';
import type { PortfolioValue } from '../PortfolioValue.ts';
import { sharesOf } from '../sharesOf.ts';
import { Panel } from './Panel.tsx';
import { PortfolioPanel } from './PortfolioPanel.tsx';
import { ShareList, type ShareLabel } from './ShareList.tsx';
import { StatCard } from './StatCard.tsx';

loadTexts(compiledTexts);

interface ActivityDashboardProps {
  records: readonly ActivityRecord[];
  value: PortfolioValue;
  /** End of the compared periods. */
  now: Date;
  /** Panel with the pool positions. */
  pools: ReactNode;
  /** Panel with the prices of listed NFTs, which are in no total. */
  nfts: ReactNode;
  /** Rows of the latest transactions. */
  recent: ReactNode;
}

/** Summary of the user's transactions; empty states for a new user (docs/product.md §2, Activity dashboard). */
export function ActivityDashboard({ records, value, now, pools, nfts, recent }: ActivityDashboardProps) {
  const t = useText();
  const stats = useMemo(() => dashboardStats(records, now), [records, now]);
  const tokens = useMemo(() => sharesOf(records, assetLabel, ({ key }) => key), [records]);
  const networks = useMemo(() => sharesOf(records, networkLabel, ({ key }) => key), [records]);
  const gap = { xs: 2, sm: 2.5 };
  const historyButton = (
    <Button component={Link} to={paths.history} variant="outlined" sx={{ mt: 1.5, minHeight: 44 }}>
      {t('activity.recent.history')}
    </Button>
  );

  return (
    <Box sx={{ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Box
          component="section"
          aria-label={t('activity.stats')}
          sx={{
            display: 'grid',
            gap: { xs: 1.5, sm: 2 },
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {stats.map((stat) => (
            <StatCard key={stat.title} stat={stat} />
          ))}
        </Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1, px: 0.5 }}>
          {t('activity.sources')}
        </Typography>
      </Box>
      <Columns gap={gap} template="minmax(0, 7fr) minmax(0, 5fr)">
        <PortfolioPanel value={value} />
        <Panel title={t('activity.recent')}>
          {records.length === 0 ? (
            <EmptyState
              icon={<HistoryDrawing />}
              title={t('activity.recent.none')}
              text={t('activity.recent.noneText')}
              action={historyButton}
            />
          ) : (
            <>
              {recent}
              <Box sx={{ textAlign: 'center' }}>{historyButton}</Box>
            </>
          )}
        </Panel>
      </Columns>
      {pools}
      {nfts}
      <Columns gap={gap} template="repeat(2, minmax(0, 1fr))">
        <Panel title={t('activity.tokens')}>
          {tokens.length === 0 ? (
            <EmptyState icon={<TokensDrawing />} title={t('activity.tokens.none')} />
          ) : (
            <ShareList shares={tokens} />
          )}
        </Panel>
        <Panel title={t('activity.networks')}>
          {networks.length === 0 ? (
            <EmptyState icon={<HubOutlined fontSize="large" />} title={t('activity.networks.none')} />
          ) : (
            <ShareList shares={networks} />
          )}
        </Panel>
      </Columns>
    </Box>
  );
}

interface ColumnsProps {
  gap: { xs: number; sm: number };
  /** Columns on a wide screen; a narrow screen has one. */
  template: string;
  children: ReactNode;
}

function Columns({ gap, template, children }: ColumnsProps) {
  return (
    <Box sx={{ display: 'grid', gap, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: template } }}>
      {children}
    </Box>
  );
}

function assetLabel(record: ActivityRecord): ShareLabel {
  const { key, symbol, isTest } = assetOf(record);
  return { key, name: symbol, isTest };
}

function networkLabel({ network: id }: ActivityRecord): ShareLabel {
  const network = findNetworkById(id);
  return { key: id, name: network?.name ?? id, isTest: network?.type === 'testnet' };
}
