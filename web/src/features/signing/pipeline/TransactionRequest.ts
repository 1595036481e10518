import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallConsent } from '@everything-wallet/core/schemas/callConsent';
import type { OpenSigner, TransferSigner } from '../../../lib/vault/Signer.ts';
import type { Sender } from './Sender.ts';
import type { PreparedTransaction } from './PreparedTransaction.ts';

/** Transaction that the user confirmed, as its kind (transfer, call, replacement) describes it to `signAndBroadcast`. */
export interface TransactionRequest<Opened extends TransferSigner> {
  readonly userId: string;
  readonly sender: Sender;
  readonly network: Network;
  /** Opens the phrase that was typed, or the vault on this device. */
  readonly openSigner: OpenSigner<Opened>;
  /**
   * Hash of the pending transaction that it replaces. Its nonce is then fixed: it is neither requested again where it is taken, nor compared
   * with a held one, and a refusal by the server removes it from the journal.
   */
  readonly replaces?: string | undefined;
  /** Consent to a call that the wallet would refuse: broadcast and journal carry it; undefined for any other one. */
  readonly consent?: CallConsent | undefined;
  /** Origin of the site that requested it; broadcast and journal carry it. */
  readonly origin?: string | undefined;
  /** Age of what was shown; undefined where `prepare` alone compares it with the network. */
  readonly shown?: ShownAge | undefined;
  /** True if the user accepts that this browser cannot store it. */
  readonly maySkipJournal?: boolean | undefined;
  /**
   * Refuses what needs no request and no key.
   *
   * @throws WalletError
   */
  readonly refuseEarly: () => void | Promise<void>;
  /**
   * Estimates it again under the send lock, and compares it with what was shown. Called once for each nonce.
   *
   * @throws WalletError, CallableError
   */
  readonly prepare: () => Promise<PreparedTransaction<Opened>>;
  /**
   * Runs the signature and the broadcast, once nothing else can use up what the signer permits.
   *
   * @throws WalletError instead where it is not permitted
   */
  readonly withinLimits?: (<Result>(work: () => Promise<Result>) => Promise<Result>) | undefined;
  /** Called with the hash before the bytes are sent: their outcome may not be known at once. */
  readonly onSigned?: ((txHash: string) => void) | undefined;
}

/** Age of what was shown. */
interface ShownAge {
  /** Milliseconds since its request. */
  readonly msSinceAsked: () => number;
  readonly maxAgeMs: number;
}
