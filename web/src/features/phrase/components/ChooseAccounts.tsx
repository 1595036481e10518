import type { FoundAccount } from '@everything-wallet/core/accounts/AccountFinder';
import { useState, type ReactNode } from 'react';
import type { ImportedAccount } from '../ImportedAccount.ts';
import { useAccountSearch } from '../hooks/useAccountSearch.ts';
import { FoundAccounts, type ListedAccount } from './FoundAccounts.tsx';

interface ChooseAccountsProps {
  /** Derives the checksum address at a BIP-44 address index; must be the same function on every render. */
  addressOf: (index: number) => string;
  /** True if the first account is always added, and so not a choice. */
  isFirstFixed: boolean;
  /** Accounts already in the wallet. */
  listed: readonly ListedAccount[];
  disabled: boolean;
  /** Renders the content below from the chosen accounts not yet in the wallet and whether the search is running. */
  children: (chosen: readonly ImportedAccount[], isSearching: boolean) => ReactNode;
}

/** Finds the used accounts of a phrase and lets the user choose among them; all are preselected. */
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
