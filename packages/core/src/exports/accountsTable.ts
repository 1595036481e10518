import { derivationPath } from '../accounts/derivationPath.ts';
import type { WalletAddress } from '../documents/walletAddress.ts';
import type { ExportTable } from './ExportTable.ts';

/** Fields of an exported account. */
type ExportedAccount = Omit<WalletAddress, 'user_id'>;

/**
 * Builds the table of accounts in the order they were added, numbered like in the wallet. Addresses and paths
 * only: the server has no key and no phrase.
 *
 * @param accounts the oldest first
 * @throws RangeError when an account has an invalid index
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
        // The key of a watch-only account is elsewhere, if anywhere.
        index === null || watch_only ? undefined : derivationPath(index),
        String(is_primary),
        String(watch_only),
      ],
    ),
  };
}
