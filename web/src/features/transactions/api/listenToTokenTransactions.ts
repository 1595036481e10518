import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { accountOf } from '../accountOf.ts';
import { isWanted } from '../isWanted.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import type { Transaction } from '../Transaction.ts';
import { listenTogether } from './listenTogether.ts';
import { listenToWantedTransactions } from './listenToWantedTransactions.ts';

interface TokenOfAccount {
  readonly network: Network;
  /** Checksum address of the token's contract; undefined for the network's coin. */
  readonly contract: string | undefined;
  /** Address of one account; undefined for all of the user's. */
  readonly address: string | undefined;
}

/**
 * Listens to the latest transactions of one token, newest first: transfers and calls with its name, and swaps that moved it, which cannot
 * be queried: all swaps are searched for those.
 *
 * A token may have the same symbol as the coin, and Firestore cannot query for a missing contract.
 *
 * @param count maximum number
 */
export function listenToTokenTransactions(
  userId: string,
  { network, contract, address }: TokenOfAccount,
  count: number,
): Listen<LatestTransactions> {
  const isOfAccount = (transaction: Transaction) =>
    address === undefined || sameAddress(accountOf(transaction), address);
  const isNamed = ({ network: on, contract_address: named, token_symbol: symbol }: Transaction) =>
    on === network.id &&
    (contract === undefined ? named === undefined && symbol === network.currency : named === contract);
  const listen = listenTogether([
    listenToWantedTransactions(
      userId,
      {
        network: network.id,
        ...(contract === undefined ? { token_symbol: network.currency } : { contract_address: contract }),
      },
      count,
      (transaction) => {
        // A token's own page includes transfers from before it was added: all but those of zero.
        const isMoved = contract !== undefined && hasMoved(transaction);
        return isNamed(transaction) && isOfAccount(transaction) && (isMoved || isWanted(transaction));
      },
    ),
    listenToWantedTransactions(userId, { type: 'swap' }, count, (transaction) => {
      const { network: on, left = [], came = [] } = transaction;
      const isOfToken = [...left, ...came].some((moved) => isOf(moved, contract));
      return on === network.id && isOfToken && !isNamed(transaction) && isOfAccount(transaction);
    }),
  ]);
  return (onData, onError) =>
    listen(({ records, isAll, ...rest }) => {
      onData({ ...rest, records: records.slice(0, count), isAll: isAll && records.length <= count });
    }, onError);
}

/**
 * Checks that a movement is of an asset.
 *
 * @param contract undefined for the coin
 */
function isOf({ kind, contract_address: moved }: MovedInCall, contract: string | undefined): boolean {
  if (contract === undefined) return kind === 'coin';
  return moved !== undefined && sameAddress(moved, contract);
}
