import { AccountFinder, type Search } from '@everything-wallet/core/accounts/AccountFinder';
import { networks } from '@everything-wallet/core/networks/networks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { askAccountUses } from '../api/askAccountUses.ts';

/** State of a search, with functions to control it. */
export interface AccountSearch extends Search {
  readonly status: 'searching' | 'waiting' | 'done';
  /** Queries the unknown ones again. */
  readonly searchAgain: () => void;
  /** Ends the search with the accounts found so far. */
  readonly stop: () => void;
}

type State = Omit<AccountSearch, 'searchAgain' | 'stop'>;

const START: State = { status: 'searching', found: [], scannedCount: 0, unanswered: [] };

/**
 * Finds the used accounts of a phrase on every network, including disabled ones, while the component is mounted.
 *
 * @param addressOf derives the checksum address at a BIP-44 address index; must be the same function on every render
 */
export function useAccountSearch(addressOf: (index: number) => string): AccountSearch {
  const [state, setState] = useState(START);
  const [attempt, setAttempt] = useState(0);
  const left = useRef<AbortController>(undefined);
  const finder = useMemo(
    () =>
      new AccountFinder(
        addressOf,
        (questions, signal) =>
          askAccountUses(questions, {
            signal,
            onWait: (isWaiting) =>
              setState((before) => ({ ...before, status: isWaiting ? 'waiting' : 'searching' })),
          }),
        networks.map(({ rpcName }) => rpcName),
      ),
    [addressOf],
  );

  useEffect(() => {
    const own = new AbortController();
    left.current = own;
    let isUnmounted = false;
    const report = (search: Search, status: State['status']) => {
      if (!isUnmounted) setState({ ...search, status });
    };
    void finder
      .search((search) => report(search, 'searching'), own.signal)
      .then((search) => report(search, 'done'));
    return () => {
      isUnmounted = true;
      own.abort();
    };
  }, [finder, attempt]);

  return {
    ...state,
    searchAgain: () => {
      setState({ ...state, status: 'searching' });
      setAttempt(attempt + 1);
    },
    stop: () => left.current?.abort(),
  };
}
