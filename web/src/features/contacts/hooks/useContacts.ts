import { useMemo } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToContacts } from '../api/listenToContacts.ts';
import type { Contact } from '../Contact.ts';
import { sortByName } from '../sortByName.ts';

/**
 * Listens to a user's contacts, by name.
 *
 * @param userId undefined to wait: a picker of contacts reads nothing before the user can pick one
 */
export function useContacts(userId: string | undefined): RetryableSnapshot<Records<Contact>> {
  const snapshot = useSnapshot(
    useMemo(() => (userId === undefined ? undefined : listenToContacts(userId)), [userId]),
  );
  const contacts = snapshot.status === 'ready' ? snapshot.data : undefined;
  const sorted = useMemo(
    () => contacts && { ...contacts, records: sortByName(contacts.records) },
    [contacts],
  );
  return snapshot.status === 'ready' && sorted ? { ...snapshot, data: sorted } : snapshot;
}
