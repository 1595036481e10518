import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import { recipientsOf } from '@everything-wallet/core/recipients/recipientsOf';
import { useMemo } from 'react';
import { listenToWalletAddresses } from '../features/accounts/api/listenToWalletAddresses.ts';
import { listenToContacts } from '../features/contacts/api/listenToContacts.ts';
import { listenToSentTransfers, MAX_SENT } from '../features/send/api/listenToSentTransfers.ts';
import type { KnownAddresses } from '../lib/recipients/KnownAddresses.ts';
import { accountName } from '../lib/names/accountName.ts';
import { useSnapshot } from '../lib/firebase/useSnapshot.ts';
import { useText } from '../lib/text/useText.ts';
import { useKeyCheck, type KeyCheck } from '../lib/vault/useKeyCheck.ts';

const NONE: readonly never[] = [];

/** What is said to be an account, and is not until its key is known to be here. */
const NOT_OWN: ReadonlySet<KeyCheck> = new Set(['foreign', 'checking']);

/**
 * What a recipient is compared with: the user's contacts, accounts, what they watch, and whom they have sent to. What others
 * sent is not among them. Each is waited for until the server has confirmed that it is all: from a part nobody is called new.
 *
 * @param userId undefined waits: nothing is read before somebody sends
 */
export function useKnownAddresses(userId: string | undefined): KnownAddresses {
  const t = useText();
  const contacts = useSnapshot(
    useMemo(() => (userId === undefined ? undefined : listenToContacts(userId, 'confirmed')), [userId]),
  );
  const accounts = useSnapshot(
    useMemo(
      () => (userId === undefined ? undefined : listenToWalletAddresses(userId, 'confirmed')),
      [userId],
    ),
  );
  const sent = useSnapshot(
    useMemo(() => (userId === undefined ? undefined : listenToSentTransfers(userId)), [userId]),
  );
  const saved = contacts.status === 'ready' ? contacts.data : undefined;
  const own = accounts.status === 'ready' ? accounts.data : undefined;
  const checkOf = useKeyCheck(own ?? NONE);
  const transfers = sent.status === 'ready' ? sent.data : undefined;
  const states = [contacts.status, accounts.status, sent.status];
  const isUnread = (saved?.unreadable ?? 0) + (transfers?.unreadable ?? 0) > 0;
  const count = transfers ? transfers.records.length + transfers.unreadable : 0;
  const addresses = useMemo(
    () => [
      ...(saved?.records ?? [])
        .map(
          ({ name, address, network }) =>
            ({ kind: 'contact', name, address: address.trim(), network }) as const,
        )
        // One that an older version saved may be anything.
        .filter(({ address }) => isEvmAddress(address)),
      // The wallet has no key to an address that is only watched, or that the database alone calls an account: calling it an own account
      // would have savings sent to a stranger.
      ...(own ?? []).map(
        (account, index) =>
          ({
            kind: account.watch_only || NOT_OWN.has(checkOf(account)) ? 'watched' : 'account',
            name: accountName(account, index + 1, t),
            address: account.address,
          }) as const,
      ),
      ...recipientsOf(transfers?.records ?? []),
    ],
    [saved, own, transfers, checkOf, t],
  );
  return {
    addresses,
    isLoading: states.includes('loading'),
    isIncomplete: states.includes('failed') || isUnread,
    transfersRead: count < MAX_SENT ? undefined : count,
  };
}
