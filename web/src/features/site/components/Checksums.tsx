import Typography from '@mui/material/Typography';
import { InlineCode } from '../../../components/InlineCode.tsx';
import { siteOrigin } from '../../../config/siteOrigin.ts';
import { useText } from '../../../lib/text/useText.ts';
import { checkCommand, CHECKSUMS_PATH } from '../downloads.ts';
import { TextLink } from './TextLink.tsx';

/** Checksums of the packages that the site serves, and a command that verifies them. */
export function Checksums() {
  const t = useText();
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('site.checksums.text')} <InlineCode>{checkCommand(siteOrigin)}</InlineCode>
      </Typography>
      <TextLink href={CHECKSUMS_PATH}>{t('site.checksums')}</TextLink>
    </>
  );
}
