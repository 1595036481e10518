import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { AddressNames } from '../../lib/names/AddressNames.ts';
import { localDay } from '../../lib/time/localDay.ts';
import type { ChosenFilters, NarrowingName } from './ChosenFilters.ts';
import { historyAsset } from './historyAsset.ts';
import type { Transaction } from './Transaction.ts';

/** One filter of the history, and whether a transaction passes it. */
export interface HistoryCondition {
  readonly name: NarrowingName;
  readonly holds: (transaction: Transaction) => boolean;
}

/** What a search looks through, for each transaction made once as long as the names stay the same. */
type SearchedTexts = WeakMap<Transaction, string>;
const searchedTexts = new WeakMap<AddressNames, SearchedTexts>();

/**
 * The filters that are on, beside the kind, which the database narrows by itself.
 *
 * @param names tells which addresses are the user's own, and what people may search for
 */
export function historyConditions(filters: ChosenFilters, names: AddressNames): HistoryCondition[] {
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
      // Whoever's list of accounts is not there yet, or has lost one: a transaction is of one of the user's.
      const holder = transaction.type === 'receive' ? recipient : sender;
      const isMine = (address: string) => address === holder || isOwn(address);
      if (direction === 'own') return isMine(sender) && isMine(recipient);
      const isHere = account === undefined ? isMine : (address: string) => address === account;
      return direction === 'in' ? isHere(recipient) && !isHere(sender) : isHere(sender) && !isHere(recipient);
    });
  }
  if (from !== undefined || until !== undefined) {
    add('dates', ({ time }) => {
      // What the server has not given a time yet is of now.
      const day = localDay(time ?? new Date());
      return (from === undefined || day >= from) && (until === undefined || day <= until);
    });
  }
  if (text !== '') {
    const words = text.toLowerCase().split(/\s+/).map(withoutGrouping);
    let texts = searchedTexts.get(names);
    if (!texts) searchedTexts.set(names, (texts = new WeakMap()));
    const known = texts;
    add('text', (transaction) => {
      let searched = known.get(transaction);
      if (searched === undefined) known.set(transaction, (searched = searchedText(transaction, names)));
      return words.every((word) => searched.includes(word));
    });
  }
  return conditions;
}

function searchedText(transaction: Transaction, names: AddressNames): string {
  const { from_address, to_address, tx_hash, token_symbol, amount, network, contract_address } = transaction;
  const nameOf = (address: string) => names.get(address.toLowerCase())?.name;
  return [
    from_address,
    nameOf(from_address),
    to_address,
    nameOf(to_address),
    tx_hash,
    contract_address,
    amount,
    token_symbol,
    ...[...(transaction.left ?? []), ...(transaction.came ?? [])].flatMap(searchedMoved),
    transaction.spender,
    findNetworkById(network)?.name ?? network,
  ]
    .join('\n')
    .toLowerCase();
}

function searchedMoved({ units, decimals, symbol, contract_address: contract }: MovedInCall): string[] {
  const amount = decimals === undefined ? undefined : formatAmount(BigInt(units), decimals);
  return [amount, symbol, contract].filter((text) => text !== undefined);
}

/** Amounts are shown with their digits in groups, and recorded without. */
function withoutGrouping(word: string): string {
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(word) ? word.replaceAll(',', '') : word;
}
