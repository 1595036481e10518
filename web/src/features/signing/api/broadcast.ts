import type { FailureReason } from '@everything-wallet/core/callables/failureReason';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallConsent } from '@everything-wallet/core/schemas/callConsent';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { sendSigned } from './sendSigned.ts';

/** Failures that prove that no node has the bytes, even after an attempt whose answer was lost. */
const NOT_SENT_REASONS: ReadonlySet<string | undefined> = new Set<FailureReason>([
  'refusedByNetwork',
  'expired',
]);

/** What the server is told beside the bytes. */
interface BroadcastConditions {
  /** By the server's clock, in ms: a copy that arrives later is refused. */
  readonly validUntil: number | undefined;
  /** Hash of the transfer to replace. */
  readonly replaces?: string | undefined;
  /** Consent to a call that the wallet would refuse. */
  readonly consent?: CallConsent | undefined;
  /** Origin of the site that requested it. */
  readonly origin?: string | undefined;
}

/**
 * Broadcasts a signed transfer through the server, which records it.
 *
 * If the outcome is unknown, the same bytes are sent once more: the server knows them by their hash, so nothing can be paid twice. After
 * that only a refusal by the network, or an expired time, is an answer; anything else leaves open whether the first attempt is pending.
 *
 * @throws CallableError when the server refused with a reason
 * @throws WalletError 'send.error.uncertain' when the transfer may be pending
 */
export async function broadcast(
  { signedTransaction }: SignedTransfer,
  network: Network,
  conditions: BroadcastConditions,
): Promise<void> {
  const question = { signedTransaction, network: network.rpcName, ...conditions };
  try {
    await sendSigned(question);
  } catch (error) {
    if (error instanceof CallableError && error.reason !== undefined) throw error;
    await sendSigned(question).catch((later: unknown) => {
      if (later instanceof CallableError && NOT_SENT_REASONS.has(later.reason)) throw later;
      throw new WalletError('send.error.uncertain', { cause: later });
    });
  }
}
