import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { getAddress } from 'ethers/address';
import type { LoggedEvent, Witness } from '../chain/Ledger.ts';
import type { Arrival } from './Arrival.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from './transferTopics.ts';

/** Things that one transaction may bring to the accounts of a user; nobody hands out more by hand, and spam is cut here. */
const MOST_ARRIVALS = 100;

/** Hex digits of an ABI word. */
const WORD = 64;

type Present = Extract<Witness, { kind: 'present' }>;

/**
 * What a transaction brought to some accounts, as one node's receipt has it: its coin, and what contracts have logged of tokens.
 *
 * A log is its contract's word: a fee that the contract kept is not in it. What an account sends to itself came from nowhere, and
 * is left out. Coin that a contract passed on within the transaction stands in no receipt.
 */
export function arrivalsIn(witness: Present, accounts: ReadonlySet<string>): Arrival[] {
  if (!witness.succeeded) return [];
  const all = [...coinOf(witness), ...witness.logs.flatMap((log, index) => tokensOf(log, index))];
  return all
    .filter(({ from, to }) => accounts.has(to.toLowerCase()) && !sameAddress(from, to))
    .slice(0, MOST_ARRIVALS);
}

function coinOf({ from, to, value }: Present): Arrival[] {
  return to === undefined || value === 0n
    ? []
    : [{ place: 'coin', standard: 'coin', from, to, units: value }];
}

function tokensOf({ address, topics, data }: LoggedEvent, index: number): Arrival[] {
  const [event, first, second, third] = topics;
  if (first === undefined || second === undefined) return [];
  const words = wordsOf(data);
  const place = String(index);
  const contract = { contract: address };
  if (event === TRANSFER && third !== undefined) {
    const tokenId = BigInt(third).toString();
    return [{ place, standard: 'erc721', ...contract, ...between(first, second), tokenId, units: 1n }];
  }
  if (event === TRANSFER) {
    const units = words?.[0];
    return units === undefined
      ? []
      : [{ place, standard: 'erc20', ...contract, ...between(first, second), units }];
  }
  // The operator stands before sender and recipient.
  if (third === undefined) return [];
  const standard = 'erc1155';
  if (event === TRANSFER_SINGLE) {
    const [id, units] = words ?? [];
    if (id === undefined || units === undefined) return [];
    return [{ place, standard, ...contract, ...between(second, third), tokenId: id.toString(), units }];
  }
  if (event !== TRANSFER_BATCH || !words) return [];
  const ids = listAt(words, 0);
  const amounts = listAt(words, 1);
  if (!ids || ids.length !== amounts?.length) return [];
  return ids.slice(0, MOST_ARRIVALS).map((id, item) => ({
    place: `${place}.${item}`,
    standard,
    ...contract,
    ...between(second, third),
    tokenId: id.toString(),
    units: amounts[item] ?? 0n,
  }));
}

function between(from: string, to: string): Pick<Arrival, 'from' | 'to'> {
  return { from: addressIn(from), to: addressIn(to) };
}

function addressIn(word: string): string {
  return getAddress(`0x${word.slice(-40)}`);
}

/** The data of an event as words of 32 bytes; undefined where it is none. */
function wordsOf(data: string): bigint[] | undefined {
  const digits = data.slice(2);
  if (digits.length % WORD !== 0) return undefined;
  return Array.from({ length: digits.length / WORD }, (_, index) =>
    BigInt(`0x${digits.slice(index * WORD, (index + 1) * WORD)}`),
  );
}

/** The ABI list whose offset stands in a word; undefined where there is none. */
function listAt(words: readonly bigint[], word: number): bigint[] | undefined {
  const offset = words[word];
  if (offset === undefined || offset % 32n !== 0n || offset / 32n >= BigInt(words.length)) return undefined;
  const start = Number(offset / 32n);
  const length = words[start] ?? 0n;
  if (length > BigInt(words.length - start - 1)) return undefined;
  return words.slice(start + 1, start + 1 + Number(length));
}
