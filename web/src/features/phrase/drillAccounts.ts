import { addressesOf } from '@everything-wallet/core/accounts/addressesOf';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';

/** Addresses at which a watched account is looked for: as many as a search goes without finding one (BIP-44). */
const LOOKED_THROUGH = 20;

/** An account of the wallet, as far as a drill asks. */
export interface DrilledAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  readonly watch_only: boolean;
  /** BIP-44 address index of its key; null where the wallet holds none. */
  readonly derivation_index: number | null;
}

/** Whether a phrase brings an account back: at an index, or not, for want of its key or because it is another phrase. */
export type DrillOutcome =
  | { readonly outcome: 'restored'; readonly index: number }
  | { readonly outcome: 'watchOnly' | 'otherPhrase' };

/**
 * What a phrase would bring back, on this device alone: derives the accounts and compares.
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
    const indexes = index === null ? Array.from({ length: LOOKED_THROUGH }, (_, place) => place) : [index];
    const found = indexes.find((one) => sameAddress(addressOf(one), address));
    if (found !== undefined) return { outcome: 'restored', index: found };
    return { outcome: isWatchOnly ? 'watchOnly' : 'otherPhrase' };
  });
}

/** Whether a drill went well: every account comes back whose key the wallet has, and there is one. */
export function isDrillPassed(outcomes: readonly DrillOutcome[]): boolean {
  return (
    outcomes.some(({ outcome }) => outcome === 'restored') &&
    outcomes.every(({ outcome }) => outcome !== 'otherPhrase')
  );
}
