import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { accountOf } from '../accountOf.ts';
import { isWanted } from '../isWanted.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import { listenToWantedTransactions } from './listenToWantedTransactions.ts';

interface TokenOfAccount {
  readonly network: Network;
  /** Checksum address of the token's contract; undefined for the network's native coin. */
  readonly contract: string | undefined;
  /** The account; undefined of all of the user's. */
  readonly address: string | undefined;
}

/**
 * Listens to the latest transactions of one token, newest first.
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
  return listenToWantedTransactions(
    userId,
    {
      network: network.id,
      ...(contract === undefined ? { token_symbol: network.currency } : { contract_address: contract }),
    },
    count,
    (transaction) => {
      const isOfToken = contract !== undefined || transaction.contract_address === undefined;
      const isOfAccount = address === undefined || sameAddress(accountOf(transaction), address);
      // Who looks at a contract has asked for it, whatever was known when some of it came in: all but transfers of nothing.
      const isMoved = contract !== undefined && hasMoved(transaction);
      return isOfToken && isOfAccount && (isMoved || isWanted(transaction));
    },
  );
}
