import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import { compiledMessages } from 'virtual:compiled-messages/developers';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ComingSoonMark } from '../components/ComingSoonMark.tsx';
import { TextLink } from '../components/TextLink.tsx';

loadTexts(compiledMessages);

/** /developer-portal: says that keys come soon, and what opens the functions until then. */
export function DeveloperPortalPage() {
  const t = useText();
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto' }}>
      <PageHeader title={t('portal.title')} badge={<ComingSoonMark />} backTo={paths.developers} />
      <EmptyState
        icon={<VpnKeyOutlined fontSize="large" />}
        title={t('portal.soon')}
        text={t('portal.text')}
        action={<TextLink to={paths.documentation}>{t('site.readDocumentation')}</TextLink>}
      />
    </Box>
  );
}
