import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useWindowedRows } from '../../../components/useWindowedRows.ts';
import { WindowedList } from '../../../components/WindowedList.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { Contact } from '../Contact.ts';
import { ContactRow } from './ContactRow.tsx';

/** Height of a row before it is measured, in px: one without notes. */
const ROW_HEIGHT = 126;

/** Rows rendered above and below the window: a usual list is rendered completely, so that the browser finds text in it. */
const OVERSCAN = 40;

const heightOf = () => ROW_HEIGHT;

interface ContactListProps {
  contacts: readonly Contact[];
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

/** The contacts by name; of thousands, only the visible ones are in the document. */
export function ContactList({ contacts, onEdit, onDelete }: ContactListProps) {
  const t = useText();
  const keyOf = useCallback((index: number) => contacts[index]?.id ?? String(index), [contacts]);
  const windowed = useWindowedRows({ count: contacts.length, keyOf, heightOf, overscan: OVERSCAN });
  return (
    <WindowedList label={t('contacts.title')} windowed={windowed} size={contacts.length}>
      {(index) => {
        const contact = contacts[index];
        return (
          contact && (
            <Box sx={{ pb: 1.25 }}>
              <ContactRow
                contact={contact}
                onEdit={() => onEdit(contact)}
                onDelete={() => onDelete(contact)}
              />
            </Box>
          )
        );
      }}
    </WindowedList>
  );
}
