import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import { signTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { transferFees } from '@everything-wallet/core/transactions/transferFees';
import { broadcast } from './api/broadcast.ts';
import { estimateGas } from './api/estimateGas.ts';
import type { Sender } from './Sender.ts';

/** What a person has confirmed by pressing Send. */
export interface ConfirmedTransfer {
  readonly sender: Sender;
  readonly network: Network;
  /** Checksum address of the recipient (EIP-55). */
  readonly recipient: string;
  /** Wei. */
  readonly amount: bigint;
  /** Wei: amount plus fee as shown; nothing above it is signed. Undefined where no fee could be shown. */
  readonly shownTotal: bigint | undefined;
  readonly phrase: string;
}

/**
 * Signs a transfer in the browser and has it broadcast.
 *
 * The phrase is checked first, so that a wrong one costs no call; then the pending nonce and the fees are asked for
 * anew, because another tab may have sent something since the fee was shown.
 *
 * @throws WalletError with the catalogue's message
 * @throws CallableError when broadcasting fails
 */
export async function sendTransfer(transfer: ConfirmedTransfer): Promise<void> {
  const { sender, network, recipient, amount, shownTotal, phrase } = transfer;
  if (sender.derivationIndex === null) throw new WalletError('send.error.watchOnly');
  const account = await deriveAccount(phrase, sender.derivationIndex);
  if (!sameAddress(account.address, sender.address)) throw new WalletError('send.error.phraseMismatch');

  const estimate = await estimateGas({
    from: sender.address,
    to: recipient,
    value: `0x${amount.toString(16)}`,
    network: network.rpcName,
  }).catch((error: unknown) => {
    throw new WalletError('send.error.estimate', { cause: error });
  });
  if (shownTotal === undefined || estimate.chainId !== network.chainId)
    throw new WalletError('send.error.estimate');

  const signed = await signTransfer(account, {
    from: sender.address,
    to: recipient,
    amount,
    network,
    fees: transferFees(estimate),
    shownTotal,
  });
  await broadcast(signed, network);
}
