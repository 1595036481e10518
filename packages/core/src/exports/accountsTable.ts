import { derivationPath } from '../accounts/derivationPath.ts';
import type { WalletAddress } from '../documents/walletAddress.ts';
import type { ExportTable } from './ExportTable.ts';

/** What the table says of an account. */
type ExportedAccount = Omit<WalletAddress, 'user_id'>;

/**
 * Accounts as a table, in the order in which they were added, numbered as the wallet numbers them. Addresses and paths alone:
 * no key and no phrase, which nobody here has.
 *
 * @param accounts the oldest first
 * @throws RangeError when an account has an index that no path has
 */
export function accountsTable(accounts: readonly ExportedAccount[]): ExportTable {
  return {
    name: 'accounts',
    columns: ['account', 'name', 'address', 'network', 'derivation_path', 'is_primary', 'watch_only'],
    rows: accounts.map(
      ({ name, address, network, derivation_index: index, is_primary, watch_only }, place) => [
        String(place + 1),
        name,
        address,
        network,
        // A watched address has a key somewhere else, if anywhere.
        index === null || watch_only ? undefined : derivationPath(index),
        String(is_primary),
        String(watch_only),
      ],
    ),
  };
}
