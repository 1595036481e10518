import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import { signTransfer, type TokenFunds } from '@everything-wallet/core/transactions/signTransfer';
import { transferFees } from '@everything-wallet/core/transactions/transferFees';
import { broadcast } from './api/broadcast.ts';
import { estimateGas } from './api/estimateGas.ts';
import { gasQuestion } from './gasQuestion.ts';
import type { Sender } from './Sender.ts';

/** What a person has confirmed by pressing Send. */
export interface ConfirmedTransfer {
  readonly sender: Sender;
  readonly network: Network;
  /** Checksum address of the recipient (EIP-55). */
  readonly recipient: string;
  /** In the smallest unit: wei, or that of the token. */
  readonly amount: bigint;
  /** Set where a token is sent and not native coin. */
  readonly token?: TokenFunds | undefined;
  /**
   * Wei: amount plus fee as shown, with a token the fee alone; nothing above it is signed. Undefined where no fee could
   * be shown.
   */
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
  const { sender, network, recipient, amount, token, shownTotal, phrase } = transfer;
  if (sender.derivationIndex === null) throw new WalletError('send.error.watchOnly');
  const account = await deriveAccount(phrase, sender.derivationIndex);
  if (!sameAddress(account.address, sender.address)) throw new WalletError('send.error.phraseMismatch');

  const asked = { from: sender.address, to: recipient, amount, contract: token?.contract };
  const estimate = await estimateGas(gasQuestion(asked, network)).catch((error: unknown) => {
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
    token,
  });
  await broadcast(signed, network);
}
