import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networks as allNetworks } from '@everything-wallet/core/networks/networks';
import { Link } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/approvals';
import { ApprovalsDrawing } from '../../../components/drawings/ApprovalsDrawing.tsx';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { paths } from '../../../config/paths.ts';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SpenderGroup } from '../ApprovalRow.ts';
import { useApprovalList, type ApprovalListOptions } from '../hooks/useApprovalList.ts';
import { useRevoking } from '../hooks/useRevoking.ts';
import { isWhole } from '../isWhole.ts';
import { ApprovalSkeletons } from './ApprovalSkeletons.tsx';
import { RevocationWatch } from './RevocationWatch.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { ScanNotices } from './ScanNotices.tsx';
import { SpenderCard } from './SpenderCard.tsx';
import { formatList } from '../../../lib/format/formatList.ts';

loadTexts(compiledTexts);

interface ApprovalsPageProps extends ApprovalListOptions {
  /** Pending transactions of the user. */
  sent: readonly TransactionRecord[];
  reviewCalls: ReviewCalls;
}

/** Approvals of all accounts on all networks that are switched on, and how to revoke them. */
export function ApprovalsPage({ sent, reviewCalls, ...options }: ApprovalsPageProps) {
  const { userId, only } = options;
  const t = useText();
  const networks = useSwitchedOnNetworks();
  const { asked, scans, scan, list, rows, isSample } = useApprovalList(options);
  const { actions, chosen, review, clear, calls, problem, onChange } = useRevoking({
    rows,
    sent,
    scan,
  });
  const offNames = allNetworks
    .filter(({ id }) => !networks.some((network) => network.id === id) && (!only || only.networkId === id))
    .map(({ name }) => name);
  const isHeard = scans.some(({ answer }) => answer !== undefined);
  const isLoading = !isHeard && scans.some(({ status }) => status === 'scanning');
  const Review = reviewCalls;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={t('approvals.title')}
        backTo={paths.settings}
        badge={isSample ? <SamplePricesBadge /> : undefined}
      />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('approvals.text')}
      </Typography>
      {only && (
        <Alert
          severity="info"
          sx={{ mb: 1.5 }}
          action={
            <Button component={Link} to={paths.approvals} color="inherit" size="small" sx={{ minHeight: 44 }}>
              {t('approvals.showAll')}
            </Button>
          }
        >
          {t('approvals.onlyToken')}
        </Alert>
      )}
      <ScanNotices scans={scans} onRetry={scan} />
      {isLoading && <ApprovalSkeletons />}
      {isHeard && rows.length === 0 && (
        <Nothing isWhole={scans.every(isWhole)} isOneToken={only !== undefined} networks={asked.length} />
      )}
      {asked.length === 0 && offNames.length === 0 && (
        <Alert severity="warning">{t('approvals.noSuchNetwork')}</Alert>
      )}
      {offNames.length > 0 && (
        <Alert
          severity={asked.length === 0 ? 'warning' : 'info'}
          role={asked.length === 0 ? 'alert' : 'note'}
          sx={{ mb: 1.5 }}
        >
          {t('approvals.notLooked', { networks: formatList(offNames) })}
        </Alert>
      )}
      {list.groups.map((group) => (
        <SpenderCard key={group.key} group={group} {...actions} />
      ))}
      {list.unverified.length > 0 && (
        <CollapsibleGroup
          sx={{ mb: 2 }}
          title={t('approvals.unverified', { count: countOf(list.unverified) })}
          text={t('approvals.unverifiedText')}
        >
          {list.unverified.map((group) => (
            <SpenderCard key={group.key} group={group} {...actions} />
          ))}
        </CollapsibleGroup>
      )}
      {list.doubtful.length > 0 && (
        <CollapsibleGroup
          sx={{ mb: 2 }}
          title={t('approvals.doubtful', { count: countOf(list.doubtful) })}
          text={t('approvals.doubtfulText')}
        >
          {list.doubtful.map((group) => (
            <SpenderCard key={group.key} group={group} {...actions} />
          ))}
        </CollapsibleGroup>
      )}
      {rows.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('approvals.gap')}
        </Typography>
      )}
      {problem && <Alert severity="error">{t(problem.text, problem.values)}</Alert>}
      {chosen.length > 0 && (
        <SelectionBar count={chosen.length} onClear={clear} onRevoke={() => review(chosen)} />
      )}
      {calls && <Review {...calls} />}
      {[...actions.revocations].map(([key, revoke]) => (
        <RevocationWatch
          key={`${key} ${revoke.txHash}`}
          userId={userId}
          revoke={revoke}
          onChange={(changes) => onChange(key, changes)}
        />
      ))}
    </Box>
  );
}

interface NothingProps {
  isWhole: boolean;
  isOneToken: boolean;
  networks: number;
}

function Nothing({ isWhole: isSure, isOneToken, networks }: NothingProps) {
  const t = useText();
  const none = isOneToken ? 'approvals.noneOfToken' : 'approvals.none';
  return (
    <EmptyState
      icon={<ApprovalsDrawing />}
      title={t(isSure ? none : 'approvals.noneYet')}
      text={isSure ? t('approvals.noneText', { networks }) : t('approvals.noneYetText')}
    />
  );
}

function countOf(groups: readonly SpenderGroup[]): number {
  return groups.reduce((count, { rows }) => count + rows.length, 0);
}
