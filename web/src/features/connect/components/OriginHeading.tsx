import type { originWarnings } from '@everything-wallet/core/connect/originWarnings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visibleText } from '../../../lib/text/visibleText.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { Site } from '../SiteConnection.ts';

interface OriginHeadingProps {
  site: Site;
  warnings: ReturnType<typeof originWarnings>;
  /** True if it was connected before. */
  isKnown: boolean;
}

/** Host of a website, large, with what speaks against it; the page's own title is a claim, and small. */
export function OriginHeading({ site, warnings, isKnown }: OriginHeadingProps) {
  const t = useText();
  const { host, unicodeHost, isPunycode, isMixedScript, isHttp, isLocal, resembles } = warnings;
  return (
    <Stack spacing={1.5}>
      <Box>
        <Typography
          variant="h4"
          component="h1"
          translate="no"
          sx={{ overflowWrap: 'anywhere', fontWeight: 700, lineHeight: 1.2 }}
        >
          {host}
        </Typography>
        <Typography color="textSecondary">{t('connect.asks')}</Typography>
        {site.title !== undefined && site.title.trim() !== '' && (
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('connect.claims', { title: visibleText(site.title).text })}
          </Typography>
        )}
      </Box>
      {isPunycode && (
        <Alert severity="warning">{t('connect.punycode', { unicode: unicodeHost ?? host })}</Alert>
      )}
      {isMixedScript && <Alert severity="error">{t('connect.mixedScript')}</Alert>}
      {resembles !== undefined && (
        <Alert severity="error">{t('connect.resembles', { other: resembles })}</Alert>
      )}
      {isHttp && <Alert severity="error">{t('connect.http')}</Alert>}
      {isLocal && <Alert severity="info">{t('connect.local')}</Alert>}
      {!isKnown && <Alert severity="info">{t('connect.new')}</Alert>}
    </Stack>
  );
}
