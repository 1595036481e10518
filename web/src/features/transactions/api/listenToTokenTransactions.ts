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
  /** Checksum address of the token's contract; undefined for the network's native coin. */
  readonly contract: string | undefined;
  /** The account; undefined of all of the user's. */
  readonly address: string | undefined;
}

/**
 * Listens to the latest transactions of one token, newest first: transfers and calls that say its name, and swaps that brought it or took it
 * along, which the database cannot be asked for: all swaps are looked through for those.
 *
 * A token may call itself by the symbol of the coin, and Firestore cannot ask for what has no contract.
 *
 * @param count how many at most
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
        // Who looks at a contract has asked for it, whatever was known when some of it came in: all but transfers of nothing.
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
    listen(({ records, isAll, ...told }) => {
      onData({ ...told, records: records.slice(0, count), isAll: isAll && records.length <= count });
    }, onError);
}

/** @param contract undefined of the coin */
function isOf({ kind, contract_address: moved }: MovedInCall, contract: string | undefined): boolean {
  if (contract === undefined) return kind === 'coin';
  return moved !== undefined && sameAddress(moved, contract);
}
