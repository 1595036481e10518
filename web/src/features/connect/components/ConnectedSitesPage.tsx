import LinkOffRounded from '@mui/icons-material/LinkOffRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/connect';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageColumn } from '../../../components/PageColumn.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { connectedSites } from '../connectedSites.ts';
import { siteLog } from '../siteLog.ts';
import { ConnectedSiteCard } from './ConnectedSiteCard.tsx';

loadTexts(compiledTexts);

interface ConnectedSitesPageProps {
  userId: string;
}

/** /connected-sites: what each website may see and ask for in this browser, and what it has asked. */
export function ConnectedSitesPage({ userId }: ConnectedSitesPageProps) {
  const t = useText();
  const sites = useSyncExternalStore(connectedSites.subscribe, () => connectedSites.ofUser(userId));
  const log = useSyncExternalStore(siteLog.subscribe, () => siteLog.ofUser(userId));
  const latestFirst = sites.toSorted((one, other) => other.last_used_at - one.last_used_at);
  return (
    <PageColumn header={<PageHeader title={t('connect.sites.title')} backTo={paths.settings} />}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('connect.sites.intro')}
      </Typography>
      {sites.length === 0 && (
        <EmptyState
          icon={<LinkOffRounded />}
          title={t('connect.sites.none')}
          text={t('connect.sites.noneText')}
        />
      )}
      <Stack spacing={2}>
        {latestFirst.map((site) => (
          <ConnectedSiteCard
            key={site.id}
            site={site}
            entries={log.filter(({ origin }) => origin === site.id).toReversed()}
          />
        ))}
      </Stack>
    </PageColumn>
  );
}
