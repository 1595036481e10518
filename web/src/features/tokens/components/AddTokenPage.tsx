import Card from '@mui/material/Card';
import { useNavigate } from 'react-router-dom';
import { PageColumn } from '../../../components/PageColumn.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { SideNotes } from '../../../components/SideNotes.tsx';
import { paths } from '../../../config/paths.ts';
import { useText } from '../../../lib/text/useText.ts';
import { AddTokenForm } from './AddTokenForm.tsx';

interface AddTokenPageProps {
  userId: string;
}

/** /add-token; the added token appears on the wallet's home (docs/product.md §2, Add custom token). */
export function AddTokenPage({ userId }: AddTokenPageProps) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <PageColumn
      header={<PageHeader title={t('tokens.add.title')} />}
      aside={
        <SideNotes
          title={t('tokens.notes.title')}
          notes={[
            { title: t('tokens.notes.contract'), text: t('tokens.notes.contractText') },
            { title: t('tokens.notes.listed'), text: t('tokens.notes.listedText') },
            { title: t('tokens.notes.free'), text: t('tokens.notes.freeText') },
          ]}
        />
      }
    >
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <AddTokenForm userId={userId} onAdded={() => void navigate(paths.home)} />
      </Card>
    </PageColumn>
  );
}
