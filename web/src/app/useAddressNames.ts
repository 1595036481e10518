import { useMemo } from 'react';
import { listenToWalletAddresses } from '../features/accounts/api/listenToWalletAddresses.ts';
import { useContacts } from '../features/contacts/hooks/useContacts.ts';
import { useSnapshot } from '../lib/firebase/useSnapshot.ts';
import { accountName } from '../lib/names/accountName.ts';
import type { AddressName, AddressNames } from '../lib/names/AddressNames.ts';
import { useText } from '../lib/text/useText.ts';

/**
 * What the user calls addresses: their accounts first, then contacts by name. Of two contacts with one address the first one
 * counts, and an account before any. What has not come yet, or does not come, has no name: the address is enough.
 */
export function useAddressNames(userId: string): AddressNames {
  const t = useText();
  const accounts = useSnapshot(useMemo(() => listenToWalletAddresses(userId), [userId]));
  const contacts = useContacts(userId);
  const own = accounts.status === 'ready' ? accounts.data : undefined;
  const saved = contacts.status === 'ready' ? contacts.data.records : undefined;
  return useMemo(() => {
    const names = new Map<string, AddressName>();
    const add = (named: AddressName) => {
      const key = named.address.toLowerCase();
      if (!names.has(key)) names.set(key, named);
    };
    own?.forEach((account, index) =>
      add({
        kind: account.watch_only ? 'watched' : 'account',
        name: accountName(account, index + 1, t),
        address: account.address,
      }),
    );
    // One that an older version saved may have white space around it.
    saved?.forEach(({ name, address }) => add({ kind: 'contact', name, address: address.trim() }));
    return names;
  }, [own, saved, t]);
}
