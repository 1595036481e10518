import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AuthContext } from '../session/AuthContext.ts';
import { ownAddresses } from './ownAddresses.ts';
import { VaultContext } from './VaultContext.ts';

/** An account as the database lists it. */
interface ListedAccount {
  readonly address: string;
  /** BIP-44 address index. */
  readonly derivation_index: number | null;
  readonly watch_only: boolean;
}

/**
 * Result of comparing an address with the keys on this device; 'unknown' without a vault, or with one that
 * was never unlocked.
 */
export type KeyCheck = 'own' | 'foreign' | 'checking' | 'unknown';

/**
 * Compares accounts with the addresses of the keys on this device. An unlocked vault derives those whose
 * index was not needed before.
 *
 * @returns a function with the result for one account
 */
export function useKeyCheck(accounts: readonly ListedAccount[]): (account: ListedAccount) => KeyCheck {
  const userId = use(AuthContext)?.user?.id;
  const { state, vault } = use(VaultContext);
  const own = useSyncExternalStore(ownAddresses.subscribe, () =>
    userId === undefined ? undefined : ownAddresses.ofUser(userId),
  );
  const isUnlocked = state.status === 'unlocked';
  const hasVault = isUnlocked || state.status === 'locked' || state.status === 'unknown';
  // An account without such an index, or that a vault could not derive, has no key here.
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());

  const wanted = accounts
    .filter(({ watch_only: isWatched }) => !isWatched)
    .flatMap(({ derivation_index: index }) => index ?? [])
    .filter((index) => !own?.has(index) && !failed.has(index))
    .join();
  useEffect(() => {
    if (!isUnlocked || !vault || wanted === '') return undefined;
    let isLeft = false;
    const derive = async () => {
      for (const index of wanted.split(',').map(Number)) {
        try {
          await vault.addressOf(index);
        } catch {
          if (!isLeft) setFailed((before) => new Set(before).add(index));
        }
      }
    };
    void derive();
    return () => {
      isLeft = true;
    };
  }, [isUnlocked, vault, wanted]);

  return useCallback(
    ({ address, derivation_index: index }) => {
      if (!hasVault) return 'unknown';
      const isOwn = [...(own?.values() ?? [])].some((one) => one.toLowerCase() === address.toLowerCase());
      if (isOwn) return 'own';
      const isDerived = index === null || (own?.has(index) ?? false) || failed.has(index);
      if (isUnlocked) return isDerived ? 'foreign' : 'checking';
      return own ? 'foreign' : 'unknown';
    },
    [hasVault, isUnlocked, own, failed],
  );
}
