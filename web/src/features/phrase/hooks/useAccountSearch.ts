import { AccountFinder, type Search } from '@everything-wallet/core/accounts/AccountFinder';
import { networks } from '@everything-wallet/core/networks/networks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { askAccountUses } from '../api/askAccountUses.ts';

/** How a search stands. */
export interface AccountSearch extends Search {
  readonly status: 'looking' | 'waiting' | 'done';
  /** Asks again for what is not known. */
  readonly lookAgain: () => void;
  /** Leaves it at what is found. */
  readonly stop: () => void;
}

type State = Omit<AccountSearch, 'lookAgain' | 'stop'>;

const START: State = { status: 'looking', found: [], lookedAt: 0, unasked: [] };

/**
 * Looks for the used accounts of a phrase on every network, also on those that are switched off, as long as the component is there.
 *
 * @param addressOf the checksum address at a BIP-44 address index; the same function with every render
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
              setState((before) => ({ ...before, status: isWaiting ? 'waiting' : 'looking' })),
          }),
        networks.map(({ rpcName }) => rpcName),
      ),
    [addressOf],
  );

  useEffect(() => {
    const own = new AbortController();
    left.current = own;
    let isGone = false;
    const tell = (search: Search, status: State['status']) => {
      if (!isGone) setState({ ...search, status });
    };
    void finder
      .search((search) => tell(search, 'looking'), own.signal)
      .then((search) => tell(search, 'done'));
    return () => {
      isGone = true;
      own.abort();
    };
  }, [finder, attempt]);

  return {
    ...state,
    lookAgain: () => {
      setState({ ...state, status: 'looking' });
      setAttempt(attempt + 1);
    },
    stop: () => left.current?.abort(),
  };
}
