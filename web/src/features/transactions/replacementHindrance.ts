import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TextId } from '../../texts/texts.ts';
import type { Transaction } from './Transaction.ts';

/** The user's primary account. */
interface PrimaryAccount {
  readonly address: string;
  readonly isWatchOnly: boolean;
}

interface Circumstances {
  /** The user's transactions that are pending. */
  readonly pending: readonly Transaction[];
  /** Undefined while it is not known. */
  readonly primary: PrimaryAccount | undefined;
}

/** Why a transaction cannot be sped up or cancelled, as the id of a message; undefined where it can. */
export function replacementHindrance(
  transaction: Transaction,
  { pending, primary }: Circumstances,
): TextId | undefined {
  const { status, type, nonce, network, from_address: from } = transaction;
  if (status !== 'pending') return 'replace.no.inBlock';
  if (type === 'receive' || transaction.signed_transaction === undefined) return 'replace.no.foreign';
  if (transaction.replaced_by !== undefined) return 'replace.no.replaced';
  if (!primary) return 'replace.no.unknown';
  if (!sameAddress(primary.address, from)) return 'replace.no.account';
  if (primary.isWatchOnly) return 'replace.no.watchOnly';
  const ofAccount = pending.filter(
    (other) => other.type !== 'receive' && other.network === network && sameAddress(other.from_address, from),
  );
  const isBehind = ofAccount.some((other) => other.nonce < nonce && !isNonceUsed(other.nonce, ofAccount));
  return isBehind ? 'replace.no.lowerNonce' : undefined;
}

/**
 * Whether a block has a nonce already: of those that were signed with it one waits no more. What lost it is pending until every node
 * has said so at depth, and is in nobody's way meanwhile.
 */
function isNonceUsed(nonce: number, ofAccount: readonly Transaction[]): boolean {
  const waiting = new Set(ofAccount.map(({ tx_hash: hash }) => hash.toLowerCase()));
  return ofAccount
    .filter((other) => other.nonce === nonce)
    .flatMap(({ replaces, replaced_by: replacedBy }) => [replaces, replacedBy])
    .some((sibling) => sibling !== undefined && !waiting.has(sibling.toLowerCase()));
}
