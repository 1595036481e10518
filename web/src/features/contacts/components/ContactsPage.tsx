import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { compiledTexts } from 'virtual:compiled-texts/exports';
import { useState } from 'react';
import { RowSkeletons } from '../../../components/RowSkeletons.tsx';
import { ContactsDrawing } from '../../../components/drawings/ContactsDrawing.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { loadedDialog } from '../../../components/loadedDialog.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { UnreadableNotice } from '../../../components/UnreadableNotice.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { deleteContact } from '../api/deleteContact.ts';
import type { Contact } from '../Contact.ts';
import { useContacts } from '../hooks/useContacts.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactList } from './ContactList.tsx';

loadTexts(compiledTexts);

const ImportContactsDialog = loadedDialog(
  async () => (await import('./ImportContactsDialog.tsx')).ImportContactsDialog,
);

/** The same array at every render. */
const none: readonly Contact[] = [];

interface ContactsPageProps {
  userId: string;
  /** Addresses to compare a contact's address with. */
  known: KnownAddresses;
  /** Called when the form opens or closes: nothing is read for it before. */
  onWritingChange: (isWriting: boolean) => void;
}

/** The addresses a user has saved, by name (docs/product.md §2, Contacts). */
export function ContactsPage({ userId, known, onWritingChange }: ContactsPageProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const contacts = useContacts(userId);
  /** The open form: for a contact to edit, for a new one, or for an import. */
  const [form, setOpenForm] = useState<Contact | 'new' | 'import'>();
  const [doomed, setDoomed] = useState<Contact>();

  function setForm(next: Contact | 'new' | 'import' | undefined) {
    setOpenForm(next);
    onWritingChange(next !== undefined);
  }

  const saved = contacts.status === 'ready' ? contacts.data.records : none;

  const deletion = useSingleMutation({
    mutationFn: ({ id }: Contact) => deleteContact(id),
    onSuccess: () => enqueueSnackbar(t('contacts.deleted'), { variant: 'success' }),
    onError: (error) => {
      logProblem('Failed to delete contact', error);
      enqueueSnackbar(t('contacts.error.delete'), { variant: 'error' });
    },
    onSettled: () => setDoomed(undefined),
  });

  return (
    <>
      <PageHeader
        title={t('contacts.title')}
        action={
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            <Button
              variant="outlined"
              disabled={contacts.status !== 'ready'}
              onClick={() => setForm('import')}
            >
              {t('contacts.import')}
            </Button>
            <Button variant="contained" startIcon={<AddRounded />} onClick={() => setForm('new')}>
              {t('contacts.add')}
            </Button>
          </Stack>
        }
      />
      {contacts.status === 'loading' && (
        <Card aria-busy="true" sx={{ p: 2.5 }}>
          <RowSkeletons count={3} />
        </Card>
      )}
      {contacts.status === 'failed' && (
        <Card>
          <ErrorState title={t('contacts.error.load')} onRetry={contacts.retry} />
        </Card>
      )}
      {contacts.status === 'ready' && <UnreadableNotice count={contacts.data.unreadable} />}
      {contacts.status === 'ready' && contacts.data.records.length + contacts.data.unreadable === 0 && (
        <Card>
          <EmptyState icon={<ContactsDrawing />} title={t('contacts.empty')} text={t('contacts.emptyText')} />
        </Card>
      )}
      {contacts.status === 'ready' && contacts.data.records.length > 0 && (
        <ContactList contacts={contacts.data.records} onEdit={setForm} onDelete={setDoomed} />
      )}

      {form === 'import' && (
        <ImportContactsDialog
          userId={userId}
          contacts={saved}
          known={known}
          onClose={() => setForm(undefined)}
        />
      )}
      {form && form !== 'import' && (
        <ContactDialog
          userId={userId}
          contact={form === 'new' ? undefined : form}
          contacts={saved}
          known={known}
          onClose={() => setForm(undefined)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          title={t('contacts.deleteTitle', { name: doomed.name })}
          text={t('contacts.deleteText')}
          confirmLabel={t('common.delete')}
          isBusy={deletion.isPending}
          onConfirm={() => deletion.mutate(doomed)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
