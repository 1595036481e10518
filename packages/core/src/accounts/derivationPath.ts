/** BIP-44 path of Ethereum accounts: purpose 44, coin type 60, account 0, external chain (SLIP-44). */
const ACCOUNTS_PATH = "m/44'/60'/0'/0";

/** BIP-32 counts hardened keys from here on: the same number would name another key. */
const FIRST_HARDENED_INDEX = 2 ** 31;

/**
 * Returns the BIP-44 derivation path of an account.
 *
 * @param index address index, 0 for the first account
 * @throws RangeError when the index is not a whole number from 0 to 2^31 - 1
 */
export function derivationPath(index: number): string {
  if (!Number.isInteger(index) || index < 0 || index >= FIRST_HARDENED_INDEX) {
    throw new RangeError(`No account has the index ${index}`);
  }
  return `${ACCOUNTS_PATH}/${index}`;
}
