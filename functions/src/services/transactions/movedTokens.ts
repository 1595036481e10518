import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Receipt } from '../chain/Chain.ts';
import { addressInWord } from '../abi/addressInWord.ts';
import { TRANSFER } from '../abi/transferTopics.ts';

/**
 * Returns true if a token's contract has logged that it moved the tokens: some return false instead of
 * failing, and the block then counts the transaction as successful.
 *
 * The amount is not compared: some tokens take a part as a fee. A node without logs contradicts nothing.
 */
export function movedTokens(
  { contract_address: contract, from_address: from, to_address: to, call_kind: kind }: TransactionRecord,
  { logs }: Receipt,
): boolean {
  // Another call's moves are reported beside its outcome: it may move nothing.
  if (contract === undefined || logs === undefined || kind !== undefined) return true;
  return logs.some(({ address, topics: [event, sender, recipient] }) => {
    const isTransfer = event?.toLowerCase() === TRANSFER && sameAddress(address, contract);
    return isTransfer && isWordOf(sender, from) && isWordOf(recipient, to);
  });
}

/** Returns true if an ABI word holds an address. */
function isWordOf(word: string | undefined, address: string): boolean {
  return word !== undefined && sameAddress(addressInWord(word), address);
}
