import { networks } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { use, useState } from 'react';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { saveTextFile } from '../../../lib/files/saveTextFile.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { hostOf } from '../../../lib/sites/hostOf.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ConnectedSite } from '../ConnectedSite.ts';
import { connectedSites } from '../connectedSites.ts';
import type { SiteLogEntry } from '../SiteLogEntry.ts';
import { SiteLimits } from './SiteLimits.tsx';
import { SiteLogList } from './SiteLogList.tsx';

interface ConnectedSiteCardProps {
  site: ConnectedSite;
  /** Its requests, the latest first. */
  entries: readonly SiteLogEntry[];
}

/** A connected website: what it may see, its limits and requests, and the button that ends the connection. */
export function ConnectedSiteCard({ site, entries }: ConnectedSiteCardProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const names = use(AddressNamesContext);
  const [isEnding, setIsEnding] = useState(false);
  const host = hostOf(site.id);
  const network = networks.find(({ chainId }) => chainId === site.chain_id)?.name ?? '';

  function end() {
    connectedSites.remove(site.user_id, site.id);
    enqueueSnackbar(t('connect.sites.ended', { host }), { variant: 'success' });
  }

  function save() {
    const text = JSON.stringify({ site, requests: entries }, null, 2);
    saveTextFile(`${host.replaceAll(':', '-')}.json`, text, 'application/json');
  }

  return (
    <Card data-testid="connected-site">
      <CardContent>
        <Stack spacing={1.5}>
          <Box>
            <Typography variant="h6" component="h2" translate="no" sx={{ overflowWrap: 'anywhere' }}>
              {host}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('connect.sites.lastUsed', { time: formatTime(new Date(site.last_used_at)) })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {untilText()}
            </Typography>
          </Box>
          <Box>
            {site.accounts.map((address) => (
              <Typography key={address} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {names.get(address.toLowerCase())?.name ?? ''}{' '}
                <Box component="span" translate="no" sx={{ fontFamily: 'monospace', fontSize: '0.8125rem' }}>
                  {address}
                </Box>
              </Typography>
            ))}
            <Typography variant="body2" color="textSecondary">
              {network}
            </Typography>
          </Box>
          <CollapsibleGroup title={t('connect.sites.limits')}>
            <SiteLimits site={site} />
          </CollapsibleGroup>
          <CollapsibleGroup title={t('connect.sites.log')}>
            <SiteLogList entries={entries} />
          </CollapsibleGroup>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button color="error" variant="outlined" onClick={() => setIsEnding(true)}>
              {t('connect.sites.end')}
            </Button>
            <Button onClick={save}>{t('connect.sites.export')}</Button>
          </Stack>
        </Stack>
      </CardContent>
      {isEnding && (
        <ConfirmDialog
          title={host}
          text={t('connect.sites.endText')}
          confirmLabel={t('connect.sites.end')}
          onConfirm={end}
          onCancel={() => setIsEnding(false)}
        />
      )}
    </Card>
  );

  function untilText(): string {
    if (site.expires_at === null) return t('connect.sites.always');
    if (site.expires_at <= Date.now()) return t('connect.sites.expired');
    return t('connect.sites.until', { time: formatTime(new Date(site.expires_at)) });
  }
}
