import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TextId } from '../../texts/texts.ts';
import type { Transaction } from './Transaction.ts';

interface Circumstances {
  /** The user's pending transactions. */
  readonly pending: readonly Transaction[];
  /** The account that sent it: 'none' if it is none of the user's, undefined while unknown. */
  readonly account: { readonly isWatchOnly: boolean } | 'none' | undefined;
}

/** Returns the reason why a transaction cannot be sped up or cancelled, as a text id; undefined if it can. */
export function replacementHindrance(
  transaction: Transaction,
  { pending, account }: Circumstances,
): TextId | undefined {
  const { status, type, nonce, network, from_address: from } = transaction;
  if (status !== 'pending') return 'replace.no.inBlock';
  if (type === 'receive' || transaction.signed_transaction === undefined) return 'replace.no.foreign';
  if (transaction.replaced_by !== undefined) return 'replace.no.replaced';
  if (account === undefined) return 'replace.no.unknown';
  if (account === 'none') return 'replace.no.account';
  if (account.isWatchOnly) return 'replace.no.watchOnly';
  const ofAccount = pending.filter(
    (other) => other.type !== 'receive' && other.network === network && sameAddress(other.from_address, from),
  );
  const isBehind = ofAccount.some((other) => other.nonce < nonce && !isNonceUsed(other.nonce, ofAccount));
  return isBehind ? 'replace.no.lowerNonce' : undefined;
}

/**
 * Checks that a nonce is already used in a block: one transaction with it is no longer pending. A replaced one is pending until every node
 * has confirmed that at depth, and blocks nothing meanwhile.
 */
function isNonceUsed(nonce: number, ofAccount: readonly Transaction[]): boolean {
  const waiting = new Set(ofAccount.map(({ tx_hash: hash }) => hash.toLowerCase()));
  return ofAccount
    .filter((other) => other.nonce === nonce)
    .flatMap(({ replaces, replaced_by: replacedBy }) => [replaces, replacedBy])
    .some((sibling) => sibling !== undefined && !waiting.has(sibling.toLowerCase()));
}
