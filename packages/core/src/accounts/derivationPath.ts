/** BIP-44 path below which Ethereum accounts lie: purpose 44, coin type 60, account 0, external chain (SLIP-44). */
export const ACCOUNTS_PATH = "m/44'/60'/0'/0";

/**
 * The BIP-44 derivation path of an account.
 *
 * @param index address index, 0 for the first account
 */
export function derivationPath(index: number): string {
  return `${ACCOUNTS_PATH}/${index}`;
}
