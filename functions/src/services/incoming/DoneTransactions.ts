import { createHash } from 'node:crypto';
import { receivedId } from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import { isFinalAt } from './isFinalAt.ts';
import { MAX_CACHED_ENTRIES } from './incomingLimits.ts';
import type { Examined } from './scanNetwork.ts';
import { LruSet } from '../../cache/LruSet.ts';

/** Transactions whose records are final, or that brought nothing. */
export class DoneTransactions {
  readonly #done = new LruSet<string>(MAX_CACHED_ENTRIES);

  has(userId: string, network: Network, txHash: string, accounts: ReadonlySet<string>): boolean {
    return this.#done.has(keyOf(userId, network, txHash, accounts));
  }

  /**
   * Notes the transactions of a scan that need no further answer.
   *
   * @param left ids of records that were not made, since there are too many of their kind
   */
  note(
    userId: string,
    { network, examined }: { readonly network: Network; readonly examined: readonly Examined[] },
    { accounts, left }: { readonly accounts: ReadonlySet<string>; readonly left: ReadonlySet<string> },
  ): void {
    for (const { txHash, result, mayAppear } of examined) {
      if (result.kind === 'silence' || (result.kind === 'nothing' && mayAppear)) continue;
      const isLeft =
        result.kind === 'incomingTransfers' &&
        result.incomingTransfers.every(({ place }) =>
          left.has(receivedId(userId, network.chainId, txHash, place)),
        );
      if (result.kind === 'incomingTransfers' && !isFinalAt(result, network) && !isLeft) continue;
      this.#done.add(keyOf(userId, network, txHash, accounts));
    }
  }
}

/** Key with the accounts: a scan of some accounts knows nothing about others. */
function keyOf(userId: string, network: Network, txHash: string, accounts: ReadonlySet<string>): string {
  const ofAccounts = createHash('sha256')
    .update([userId, ...[...accounts].sort()].join())
    .digest('base64');
  return `${ofAccounts} ${network.id} ${txHash}`;
}
