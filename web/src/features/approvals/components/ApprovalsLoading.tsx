import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { compiledTexts } from 'virtual:compiled-texts/approvals';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths } from '../../../config/paths.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ApprovalSkeletons } from './ApprovalSkeletons.tsx';

loadTexts(compiledTexts);

/** /approvals while the user's accounts load. */
export function ApprovalsLoading() {
  const t = useText();
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader title={t('approvals.title')} backTo={paths.settings} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('approvals.text')}
      </Typography>
      <ApprovalSkeletons />
    </Box>
  );
}
