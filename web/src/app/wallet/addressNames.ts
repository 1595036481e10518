import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import type { Contact } from '../../features/contacts/Contact.ts';
import { accountName } from '../../lib/names/accountName.ts';
import type { AddressName, AddressNames } from '../../lib/names/AddressNames.ts';
import type { Text } from '../../lib/text/useText.ts';

/**
 * Returns the user's names of addresses: their accounts first, then contacts by name. Of two contacts with
 * one address the first counts, and an account before any.
 *
 * @param accounts the oldest first
 * @param contacts by name
 */
export function addressNames(
  accounts: readonly WalletAddress[],
  contacts: readonly Pick<Contact, 'name' | 'address'>[],
  t: Text,
): AddressNames {
  const names = new Map<string, AddressName>();
  const add = (named: AddressName) => {
    const key = named.address.toLowerCase();
    if (!names.has(key)) names.set(key, named);
  };
  accounts.forEach((account, index) =>
    add({
      kind: account.watch_only ? 'watched' : 'account',
      name: accountName(account, index + 1, t),
      address: account.address,
    }),
  );
  // An address stored by an older version may have white space around it.
  contacts.forEach(({ name, address }) => add({ kind: 'contact', name, address: address.trim() }));
  return names;
}
