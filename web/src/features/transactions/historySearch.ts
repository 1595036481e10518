import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { AddressNames } from '../../lib/names/AddressNames.ts';
import type { Transaction } from './Transaction.ts';

/** Returns the words in a row of the list, beside names, amounts and addresses. */
export type RowWords = (transaction: Transaction) => readonly (string | undefined)[];

/** Creates a test from a typed text: does a transaction match? */
export type HistorySearch = (typed: string) => (transaction: Transaction) => boolean;

interface Searched {
  /** Lower case, one per line. */
  readonly words: string;
  /** With a dot and without group separators: '12345.5'. */
  readonly numbers: readonly string[];
  /** Addresses and hashes in lower case. */
  readonly codes: readonly string[];
}

/** A shorter run of hex digits occurs in some hash of every history. */
const MIN_CODE_DIGITS = 4;
const MIN_DECIMAL_CODE_DIGITS = 6;

/**
 * Searches a history by the contents of its rows. A number matches as a prefix, an address or hash by four of its digits, the name of an
 * account or contact as a whole, and other words anywhere. Each transaction is indexed once.
 *
 * @param names of the user's accounts and contacts
 */
export function historySearch(names: AddressNames, rowWords: RowWords = () => []): HistorySearch {
  const read = new WeakMap<Transaction, Searched>();
  const known = [...names.values()].map(({ name }) => name.toLowerCase());

  function searchedOf(transaction: Transaction): Searched {
    let searched = read.get(transaction);
    if (!searched) read.set(transaction, (searched = readTransaction(transaction, names, rowWords)));
    return searched;
  }

  return (typed) => {
    const query = typed.toLowerCase().trim().replace(/\s+/g, ' ');
    const isName = known.some((name) => name.startsWith(query));
    const tests = (isName ? [query] : query.split(' ')).map(testOf);
    return (transaction) => tests.every((test) => test(searchedOf(transaction)));
  };
}

function testOf(part: string): (searched: Searched) => boolean {
  const number = numberOf(part);
  if (number !== undefined) {
    const isCode = number.length >= MIN_DECIMAL_CODE_DIGITS;
    return ({ numbers, codes }) =>
      numbers.some((one) => one.startsWith(number)) || (isCode && codes.some((code) => code.includes(part)));
  }
  if (part.startsWith('0x')) return ({ codes }) => codes.some((code) => code.startsWith(part));
  const isCode = part.length >= MIN_CODE_DIGITS && /^[0-9a-f]+$/.test(part);
  return ({ words, codes }) => words.includes(part) || (isCode && codes.some((code) => code.includes(part)));
}

function readTransaction(transaction: Transaction, names: AddressNames, rowWords: RowWords): Searched {
  const { from_address, to_address, tx_hash, token_symbol, amount, network, contract_address, spender } =
    transaction;
  const moved = [...(transaction.left ?? []), ...(transaction.came ?? [])];
  const addresses = [from_address, to_address, spender].filter((address) => address !== undefined);
  const words = [
    ...addresses.map((address) => names.get(address.toLowerCase())?.name),
    token_symbol,
    ...moved.map(({ symbol }) => symbol),
    findNetworkById(network)?.name ?? network,
    ...rowWords(transaction),
  ]
    .filter((text) => text !== undefined)
    .join('\n')
    .toLowerCase();
  const written = words.match(/\d[\d.,]*/g) ?? [];
  return {
    words,
    numbers: [amount, ...moved.map(amountOf), ...written.map(numberOf)].filter((one) => one !== undefined),
    codes: [...addresses, tx_hash, contract_address, ...moved.map((one) => one.contract_address)]
      .filter((code) => code !== undefined)
      .map((code) => code.toLowerCase()),
  };
}

function amountOf({ units, decimals }: MovedInCall): string | undefined {
  return decimals === undefined ? undefined : formatAmount(BigInt(units), decimals);
}

/** Normalizes a number typed with group separators or a decimal comma; undefined for any other text. */
function numberOf(typed: string): string | undefined {
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed)) return typed.replaceAll(',', '');
  return /^\d+([.,]\d*)?$/.test(typed) ? typed.replace(',', '.') : undefined;
}
