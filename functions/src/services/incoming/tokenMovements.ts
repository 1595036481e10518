import { getAddress } from 'ethers/address';
import type { LoggedEvent } from '../chain/Ledger.ts';
import type { IncomingTransfer } from './IncomingTransfer.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '../abi/transferTopics.ts';
import { addressInWord } from '../abi/addressInWord.ts';
import { isCoinTransferLog } from '../abi/isCoinTransferLog.ts';
import { WORD_DIGITS } from '../abi/word.ts';
import { wordsIn } from '../abi/wordsIn.ts';

/** Maximum tokens read per batch: no ordinary transaction has more. */
const MAX_OF_BATCH = 100;

/**
 * Reads the token movements in a log, as its contract claims; empty if it is no transfer.
 *
 * @param index the log's index in its transaction
 * @param most maximum tokens read per batch
 */
export function tokenMovements(
  { address, topics, data }: LoggedEvent,
  index: number,
  most = MAX_OF_BATCH,
): IncomingTransfer[] {
  if (isCoinTransferLog(address)) return [];
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
  // The operator precedes sender and recipient.
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
  return ids.slice(0, most).map((id, item) => ({
    place: `${place}.${item}`,
    standard,
    ...contract,
    ...between(second, third),
    tokenId: id.toString(),
    units: amounts[item] ?? 0n,
  }));
}

function between(from: string, to: string): Pick<IncomingTransfer, 'from' | 'to'> {
  return { from: addressIn(from), to: addressIn(to) };
}

function addressIn(word: string): string {
  return getAddress(addressInWord(word));
}

/** Returns an event's data as words of 32 bytes; undefined if malformed. */
function wordsOf(data: string): bigint[] | undefined {
  return (data.length - 2) % WORD_DIGITS === 0 ? wordsIn(data) : undefined;
}

/** Reads the ABI list whose offset is in a word; undefined if it is invalid. */
function listAt(words: readonly bigint[], word: number): bigint[] | undefined {
  const offset = words[word];
  if (offset === undefined || offset % 32n !== 0n || offset / 32n >= BigInt(words.length)) return undefined;
  const start = Number(offset / 32n);
  const length = words[start] ?? 0n;
  if (length > BigInt(words.length - start - 1)) return undefined;
  return words.slice(start + 1, start + 1 + Number(length));
}
