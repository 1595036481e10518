import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import { signTransfer, type TokenFunds } from '@everything-wallet/core/transactions/signTransfer';
import {
  maxFee,
  renewedFees,
  transferFees,
  type TransferFees,
} from '@everything-wallet/core/transactions/transferFees';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { broadcast } from './api/broadcast.ts';
import { estimateGas } from './api/estimateGas.ts';
import { gasQuestion } from './gasQuestion.ts';
import type { Sender } from './Sender.ts';

/** Failures of an estimate that are about the person or the recipient, not about the network. */
const SAID_BY_SERVER = new Set(['unauthenticated', 'failed-precondition']);

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
  /** The fees as shown; nothing above them is signed. Undefined where none could be shown. */
  readonly shownFees: TransferFees | undefined;
  readonly phrase: string;
}

/**
 * Signs a transfer in the browser and has it broadcast.
 *
 * The phrase is checked first, so that a wrong one costs no call; then the pending nonce is asked for anew, because
 * another tab may have sent something since the fee was shown. What is signed are the fees that were shown.
 *
 * @throws WalletError with the catalogue's message
 * @throws CallableError when broadcasting fails
 */
export async function sendTransfer(transfer: ConfirmedTransfer): Promise<void> {
  const { sender, network, recipient, amount, token, shownFees, phrase } = transfer;
  if (sender.derivationIndex === null) throw new WalletError('send.error.watchOnly');
  const account = await deriveAccount(phrase, sender.derivationIndex);
  if (!sameAddress(account.address, sender.address)) throw new WalletError('send.error.phraseMismatch');

  const asked = { from: sender.address, to: recipient, amount, contract: token?.contract };
  const estimate = await estimateGas(gasQuestion(asked, network)).catch((error: unknown) => {
    // What the server says for people (the session is over, the recipient refuses) says more than our own words.
    const isSaid =
      error instanceof CallableError &&
      (SAID_BY_SERVER.has(error.code) || error.reason === 'tooManyRequests');
    throw isSaid ? error : new WalletError('send.error.estimate', { cause: error });
  });
  if (shownFees === undefined || estimate.chainId !== network.chainId) {
    throw new WalletError('send.error.estimate');
  }
  const fees = renewedFees(shownFees, transferFees(estimate));
  if (!fees) throw new WalletError('send.error.feeRose');

  const signed = await signTransfer(account, {
    from: sender.address,
    to: recipient,
    amount,
    network,
    fees,
    // With a token the coins that leave are the fee alone.
    shownTotal: (token ? 0n : amount) + maxFee(shownFees),
    token,
  });
  await broadcast(signed, network);
}
