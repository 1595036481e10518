import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BrandMark } from '../../../components/BrandMark.tsx';
import { useText } from '../../../lib/text/useText.ts';
import { hostOf } from '../../../lib/sites/hostOf.ts';

interface SiteBarProps {
  origin: string;
  /** True if a link led here. */
  isByLink: boolean;
}

/** Line above every screen of the window with the website's host, in full. */
export function SiteBar({ origin, isByLink }: SiteBarProps) {
  const t = useText();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <BrandMark size={24} />
      <Typography
        variant="body2"
        translate="no"
        aria-label={`${t('connect.site')}: ${hostOf(origin)}`}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {hostOf(origin)}
        {isByLink && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {t('connect.byLink', { host: hostOf(origin) })}
          </Typography>
        )}
      </Typography>
    </Box>
  );
}
