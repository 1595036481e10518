import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { accountName } from '../../lib/names/accountName.ts';
import type { Text } from '../../lib/text/useText.ts';

/** Account whose key this wallet has. */
export interface SigningAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** BIP-44 address index. */
  readonly index: number;
  readonly name: string;
  readonly isPrimary: boolean;
}

/**
 * Returns the accounts that can sign, with their names, the primary one first.
 *
 * @param accounts all of the user's accounts, the oldest first
 */
export function signingAccounts(accounts: readonly WalletAddress[], t: Text): readonly SigningAccount[] {
  return accounts
    .flatMap((account, place) =>
      account.watch_only || account.derivation_index === null
        ? []
        : [
            {
              address: account.address,
              index: account.derivation_index,
              name: accountName(account, place + 1, t),
              isPrimary: account.is_primary,
            },
          ],
    )
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}
