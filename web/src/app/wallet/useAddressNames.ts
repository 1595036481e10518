import { useMemo } from 'react';
import { listenToWalletAddresses } from '../../features/accounts/api/listenToWalletAddresses.ts';
import { useContacts } from '../../features/contacts/hooks/useContacts.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import type { AddressNames } from '../../lib/names/AddressNames.ts';
import { useText } from '../../lib/text/useText.ts';
import { useKeyCheck } from '../../lib/vault/useKeyCheck.ts';
import { addressNames } from './addressNames.ts';

const NONE: readonly never[] = [];

/**
 * Returns the user's names of addresses, live. Data that is loading or fails has no names: the address is
 * enough.
 */
export function useAddressNames(userId: string): AddressNames {
  const t = useText();
  const accounts = useSnapshot(useMemo(() => listenToWalletAddresses(userId), [userId]));
  const contacts = useContacts(userId);
  const own = accounts.status === 'ready' ? accounts.data : undefined;
  const saved = contacts.status === 'ready' ? contacts.data.records : undefined;
  const checkOf = useKeyCheck(own ?? NONE);
  return useMemo(() => {
    // An address that only the database lists as an account is not the user's own.
    const checked = (own ?? []).map((account) =>
      checkOf(account) === 'foreign' ? { ...account, watch_only: true } : account,
    );
    return addressNames(checked, saved ?? [], t);
  }, [own, saved, checkOf, t]);
}
