import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/siteLimits';
import { Moment } from '../../../components/Moment.tsx';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { visibleText } from '../../../lib/text/visibleText.ts';
import type { SiteLogEntry } from '../SiteLogEntry.ts';

loadTexts(compiledTexts);

interface SiteLogListProps {
  /** The latest first. */
  entries: readonly SiteLogEntry[];
}

/** Requests of a website, and how they were answered. */
export function SiteLogList({ entries }: SiteLogListProps) {
  const t = useText();
  if (entries.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('connect.sites.log.none')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map(({ id, method, outcome, limit, message, tx_hash: hash, written_at: at }) => (
        <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Typography
            variant="body2"
            translate="no"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
          >
            {visibleText(method).text}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t(`connect.sites.log.${outcome}`)} · <Moment time={new Date(at)} />
            {limit !== undefined && ` · ${t(`connect.limit.${limit}`)}`}
            {limit === undefined && message !== undefined && ` · ${message}`}
            {hash !== undefined && ` · ${hash}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
