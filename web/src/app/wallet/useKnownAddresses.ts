import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import { recipientsOf } from '@everything-wallet/core/recipients/recipientsOf';
import { useMemo } from 'react';
import { listenToWalletAddresses } from '../../features/accounts/api/listenToWalletAddresses.ts';
import { listenToContacts } from '../../features/contacts/api/listenToContacts.ts';
import { listenToSentTransfers, MAX_SENT } from '../../features/signing/api/listenToSentTransfers.ts';
import type { KnownAddresses } from '../../lib/recipients/KnownAddresses.ts';
import { accountName } from '../../lib/names/accountName.ts';
import { useSnapshot } from '../../lib/firebase/useSnapshot.ts';
import { useText } from '../../lib/text/useText.ts';
import { useKeyCheck, type KeyCheck } from '../../lib/vault/useKeyCheck.ts';

const NONE: readonly never[] = [];

/** Results for addresses that the database lists as accounts, but whose key is not confirmed here. */
const NOT_OWN: ReadonlySet<KeyCheck> = new Set(['foreign', 'checking']);

/**
 * Returns the addresses to compare a recipient with: the user's contacts, accounts, watch-only accounts and
 * former recipients. Senders of incoming transfers are excluded. Waits until the server has confirmed that
 * each list is complete: an incomplete list would make a known recipient appear new.
 *
 * @param userId undefined waits: nothing is read before a send begins
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
        // An address stored by an older version may be malformed.
        .filter(({ address }) => isEvmAddress(address)),
      // The wallet has no key of a watch-only account, nor of an address that only the database lists as an
      // account: calling it an own account could send savings to a stranger.
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
