import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import type { Sender } from '../../features/signing/pipeline/Sender.ts';

/** Returns the sender for an address; one without a key cannot sign. */
export function senderOf({ address, watch_only, derivation_index }: WalletAddress): Sender {
  return { address, derivationIndex: watch_only ? null : derivation_index };
}
