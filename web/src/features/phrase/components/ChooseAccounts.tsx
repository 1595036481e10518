import type { FoundAccount } from '@everything-wallet/core/accounts/AccountFinder';
import { useState, type ReactNode } from 'react';
import type { ImportedAccount } from '../ImportedAccount.ts';
import { useAccountSearch } from '../hooks/useAccountSearch.ts';
import { FoundAccounts, type ListedAccount } from './FoundAccounts.tsx';

interface ChooseAccountsProps {
  /** The checksum address at a BIP-44 address index; the same function with every render. */
  addressOf: (index: number) => string;
  /** Whether the first account is added in any case, and so not asked about. */
  isFirstFixed: boolean;
  /** What the wallet has already. */
  listed: readonly ListedAccount[];
  disabled: boolean;
  /** What stands below: told which accounts are chosen and not there yet, and whether the search goes on. */
  children: (chosen: readonly ImportedAccount[], isLooking: boolean) => ReactNode;
}

/** Looks for the used accounts of a phrase, and lets some of them be chosen; to begin with, all are. */
export function ChooseAccounts({ addressOf, isFirstFixed, listed, disabled, children }: ChooseAccountsProps) {
  const search = useAccountSearch(addressOf);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const known = new Set(listed.map(({ address }) => address.toLowerCase()));

  const isFirstFound = search.found.some(({ index }) => index === 0);
  const first: FoundAccount = { index: 0, address: addressOf(0), uses: new Map() };
  const accounts = isFirstFixed && !isFirstFound ? [first, ...search.found] : search.found;
  const chosen = search.found.filter(
    ({ index, address }) =>
      !left.has(index) && !(isFirstFixed && index === 0) && !known.has(address.toLowerCase()),
  );

  function toggle(index: number) {
    const next = new Set(left);
    if (!next.delete(index)) next.add(index);
    setLeft(next);
  }

  return (
    <>
      <FoundAccounts
        search={search}
        accounts={accounts}
        left={left}
        isFirstFixed={isFirstFixed}
        listed={listed}
        disabled={disabled}
        onToggle={toggle}
      />
      {children(
        chosen.map(({ index, address }) => ({ index, address })),
        search.status !== 'done',
      )}
    </>
  );
}
