import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import type { TransferSigner } from '../../../lib/vault/Signer.ts';
import type { JournalledSend } from '../journal/JournalledSend.ts';

/** Transaction that can be signed now. */
export interface PreparedTransaction<Opened extends TransferSigner> {
  readonly nonce: number;
  /** The server's time at the estimate, in ms since 1970; undefined if the server does not report it. */
  readonly answeredAt: number | undefined;
  /** Description in the journal, for later notices. */
  readonly description: Pick<JournalledSend, 'to' | 'amount' | 'symbol' | 'title'>;
  /** Makes the last checks, and signs. */
  readonly sign: (signer: Opened) => Promise<SignedTransfer>;
}
