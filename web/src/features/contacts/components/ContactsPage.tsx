import AddRounded from '@mui/icons-material/AddRounded';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { UnreadableNotice } from '../../../components/UnreadableNotice.tsx';
import { logProblem } from '../../../lib/log/logProblem.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { deleteContact } from '../api/deleteContact.ts';
import type { Contact } from '../Contact.ts';
import { useContacts } from '../hooks/useContacts.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactRow } from './ContactRow.tsx';

interface ContactsPageProps {
  userId: string;
  /** What the address of a contact is compared with. */
  known: KnownAddresses;
  /** Told when the form opens and closes: nothing is read for it before. */
  onWritingChange: (isWriting: boolean) => void;
}

/** The addresses a user has saved, by name (specification §2, Contacts). */
export function ContactsPage({ userId, known, onWritingChange }: ContactsPageProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const contacts = useContacts(userId);
  /** What the form is open for: a contact to edit, or a new one. */
  const [form, setOpenForm] = useState<Contact | 'new'>();
  const [doomed, setDoomed] = useState<Contact>();

  function setForm(next: Contact | 'new' | undefined) {
    setOpenForm(next);
    onWritingChange(next !== undefined);
  }

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
          <Button variant="contained" startIcon={<AddRounded />} onClick={() => setForm('new')}>
            {t('contacts.add')}
          </Button>
        }
      />
      {contacts.status === 'loading' && (
        <Card aria-busy="true" sx={{ p: 2.5 }}>
          <Skeleton height={64} />
          <Skeleton height={64} />
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
          <EmptyState
            icon={<ContactsOutlined fontSize="large" />}
            title={t('contacts.empty')}
            text={t('contacts.emptyText')}
          />
        </Card>
      )}
      {contacts.status === 'ready' && contacts.data.records.length > 0 && (
        <Stack component="ul" spacing={1.25} aria-label={t('contacts.title')} sx={{ m: 0, p: 0 }}>
          {contacts.data.records.map((contact) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              onEdit={() => setForm(contact)}
              onDelete={() => setDoomed(contact)}
            />
          ))}
        </Stack>
      )}

      {form && (
        <ContactDialog
          userId={userId}
          contact={form === 'new' ? undefined : form}
          contacts={contacts.status === 'ready' ? contacts.data.records : []}
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
