import { supportEmail } from '@everything-wallet/core/texts/supportEmail';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../../config/paths.ts';
import { language } from '../../../lib/language/language.ts';
import { localPath } from '../../../lib/language/localPath.ts';
import { useText } from '../../../lib/text/useText.ts';
import { followLink } from './followLink.ts';

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'primary.main',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
} as const;

interface NothingFoundProps {
  query: string;
  opensInNewTab: boolean;
  onFollow: (url: string) => void;
}

/** Empty result, with ways to get help instead. */
export function NothingFound({ query, opensInNewTab, onFollow }: NothingFoundProps) {
  const t = useText();
  const support = localPath(paths.support, language);
  return (
    <Box sx={{ px: 1, py: 3, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('search.none', { query })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t('search.none.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 3 }}>
        <Box
          component="a"
          href={support}
          {...(opensInNewTab && { target: '_blank', rel: 'noopener' })}
          onClick={followLink(support, opensInNewTab, onFollow)}
          sx={link}
        >
          {t('search.none.chat')}
        </Box>
        <Box component="a" href={`mailto:${supportEmail}`} sx={link}>
          {t('search.none.email', { email: supportEmail })}
        </Box>
      </Box>
    </Box>
  );
}
