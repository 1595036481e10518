import type { AddressNames } from '../../lib/names/AddressNames.ts';
import { localDay } from '../../lib/time/localDay.ts';
import type { ChosenFilters, NarrowingName } from './ChosenFilters.ts';
import { historyAsset } from './historyAsset.ts';
import { historySearch, type HistorySearch } from './historySearch.ts';
import type { Transaction } from './Transaction.ts';

/** Filter of the history, with its test for a transaction. */
export interface HistoryCondition {
  readonly name: NarrowingName;
  readonly holds: (transaction: Transaction) => boolean;
}

/**
 * Returns the conditions of the active filters, except for the kind, which is part of the query.
 *
 * @param names identifies the user's own addresses
 * @param search tests a typed text
 */
export function historyConditions(
  filters: ChosenFilters,
  names: AddressNames,
  search: HistorySearch = historySearch(names),
): HistoryCondition[] {
  const { account, network, asset, direction, from, until, text } = filters;
  const conditions: HistoryCondition[] = [];
  const add = (name: NarrowingName, holds: HistoryCondition['holds']) => conditions.push({ name, holds });

  if (account !== undefined) {
    add('account', ({ from_address, to_address }) =>
      [from_address, to_address].some((address) => address.toLowerCase() === account),
    );
  }
  if (network !== undefined) add('network', (transaction) => transaction.network === network);
  if (asset !== undefined) {
    const isOfAny = historyAsset.parts(asset).network === undefined;
    // A call may have moved several.
    add('asset', (transaction) =>
      historyAsset
        .allOf(transaction)
        .some((moved) => (isOfAny ? historyAsset.parts(moved).moved : moved) === asset),
    );
  }
  if (direction !== undefined) {
    const isOwn = (address: string) => {
      const kind = names.get(address)?.kind;
      return kind === 'account' || kind === 'watched';
    };
    add('direction', (transaction) => {
      const sender = transaction.from_address.toLowerCase();
      const recipient = transaction.to_address.toLowerCase();
      // The list of accounts may be loading, or lack one: every transaction belongs to one of the user's accounts.
      const holder = transaction.type === 'receive' ? recipient : sender;
      const isMine = (address: string) => address === holder || isOwn(address);
      if (direction === 'own') return isMine(sender) && isMine(recipient);
      const isHere = account === undefined ? isMine : (address: string) => address === account;
      return direction === 'in' ? isHere(recipient) && !isHere(sender) : isHere(sender) && !isHere(recipient);
    });
  }
  if (from !== undefined || until !== undefined) {
    add('dates', ({ time }) => {
      // A record without a server time yet is current.
      const day = localDay(time ?? new Date());
      return (from === undefined || day >= from) && (until === undefined || day <= until);
    });
  }
  if (text !== '') add('text', search(text));
  return conditions;
}
