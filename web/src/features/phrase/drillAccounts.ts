import { addressesOf } from '@everything-wallet/core/accounts/addressesOf';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';

/** Addresses checked for a watch-only account: as many as a search continues without finding one (BIP-44 gap limit). */
const GAP_LIMIT = 20;

/** Account of the wallet, as a drill needs it. */
export interface DrilledAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  readonly watch_only: boolean;
  /** BIP-44 address index of its key; null where the wallet holds none. */
  readonly derivation_index: number | null;
}

/** Result for one account: restored at an index, or not, because it has no key or the phrase is another one. */
export type DrillOutcome =
  | { readonly outcome: 'restored'; readonly index: number }
  | { readonly outcome: 'watchOnly' | 'otherPhrase' };

/**
 * Derives the accounts of a phrase on this device and compares them with those of the wallet.
 *
 * @returns in the order of the accounts
 * @throws WalletError 'send.error.invalidPhrase' when the phrase is not a valid mnemonic
 */
export async function drillAccounts(
  phrase: string,
  accounts: readonly DrilledAccount[],
): Promise<readonly DrillOutcome[]> {
  const addressOf = await addressesOf(phrase);
  return accounts.map(({ address, watch_only: isWatchOnly, derivation_index: index }) => {
    const indexes = index === null ? Array.from({ length: GAP_LIMIT }, (_, place) => place) : [index];
    const found = indexes.find((one) => sameAddress(addressOf(one), address));
    if (found !== undefined) return { outcome: 'restored', index: found };
    return { outcome: isWatchOnly ? 'watchOnly' : 'otherPhrase' };
  });
}

/** Checks that a drill passed: it restored every account whose key the wallet has, and there is at least one. */
export function isDrillPassed(outcomes: readonly DrillOutcome[]): boolean {
  return (
    outcomes.some(({ outcome }) => outcome === 'restored') &&
    outcomes.every(({ outcome }) => outcome !== 'otherPhrase')
  );
}
