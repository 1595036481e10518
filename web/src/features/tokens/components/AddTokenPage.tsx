import Card from '@mui/material/Card';
import { useNavigate } from 'react-router-dom';
import { PageColumn } from '../../../components/PageColumn.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import { AddTokenForm } from './AddTokenForm.tsx';

interface AddTokenPageProps {
  userId: string;
}

/** /add-token; what was added is seen on the wallet's home (specification §2, Add custom token). */
export function AddTokenPage({ userId }: AddTokenPageProps) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <PageColumn>
      <PageHeader title={t('tokens.add.title')} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <AddTokenForm userId={userId} onAdded={() => void navigate(paths.home)} />
      </Card>
    </PageColumn>
  );
}
