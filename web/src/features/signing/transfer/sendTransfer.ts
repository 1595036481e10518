import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { TokenFunds } from '@everything-wallet/core/transactions/signTransfer';
import { maxFee, type TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { OpenSigner, TransferSigner } from '../../../lib/vault/Signer.ts';
import { findKnownToken, knownToken } from '../../../lib/tokens/tokenList.ts';
import { checkName } from '../recipients/checkName.ts';
import { gasQuestion } from '../fees/gasQuestion.ts';
import { estimateForSigning } from '../pipeline/estimateForSigning.ts';
import { feesToSign } from '../pipeline/feesToSign.ts';
import { signAndBroadcast } from '../pipeline/signAndBroadcast.ts';
import { signingLimits } from '../pipeline/signingLimits.ts';
import type { PreparedTransaction } from '../pipeline/PreparedTransaction.ts';
import type { Sender } from '../pipeline/Sender.ts';

/** Transfer as the user confirmed it with Send. */
export interface ConfirmedTransfer {
  readonly userId: string;
  readonly sender: Sender;
  readonly network: Network;
  /** Checksum address of the recipient (EIP-55). */
  readonly recipient: string;
  /** Typed name that resolved to the recipient; undefined where an address was typed. */
  readonly recipientName?: string | undefined;
  /** In the smallest unit: wei, or that of the token. */
  readonly amount: bigint;
  /** Set where a token is sent instead of coin. */
  readonly token?: TokenFunds | undefined;
  /** Unit of the amount, for later notices. */
  readonly unit: { readonly symbol: string; readonly decimals: number };
  /** Fees as shown; nothing above them is signed. Undefined where none could be shown. */
  readonly shownFees: TransferFees | undefined;
  /** Wei: amount plus fee as shown, for a token the fee alone. Nothing above it is signed. */
  readonly shownTotal: bigint;
  /** Milliseconds since the request of what was shown. */
  readonly msSinceQuoted: () => number;
  /** True if the user accepts fees that may not be enough for the next block. */
  readonly mayWait?: boolean | undefined;
  /** True if the user accepts that this browser cannot store the transfer. */
  readonly maySkipJournal?: boolean | undefined;
  /** True if amount and fee are the whole balance: then they must equal it to the last wei. */
  readonly isWholeBalance?: boolean | undefined;
  /** Opens the phrase that was typed, or the vault on this device. */
  readonly openSigner: OpenSigner<TransferSigner>;
}

/**
 * Signs a transfer in the browser and broadcasts it (`signAndBroadcast`), with the fees shown where they are still enough: fees shown more
 * than 12 s ago, or a total above the one shown, are never signed.
 *
 * @returns the hash
 * @throws WalletError with the catalogue's text
 * @throws CallableError when broadcasting fails
 */
export async function sendTransfer(transfer: ConfirmedTransfer): Promise<string> {
  const { userId, sender, network, openSigner, maySkipJournal, shownFees, msSinceQuoted } = transfer;
  return signAndBroadcast({
    userId,
    sender,
    network,
    openSigner,
    maySkipJournal,
    // Without fees nothing was shown, and the estimate is what is missing.
    shown: shownFees && { msSinceAsked: msSinceQuoted, maxAgeMs: signingLimits.MAX_QUOTE_AGE_MS },
    refuseEarly: () => refuseTokenContract(transfer),
    prepare: () => prepareTransfer(transfer),
  });
}

/** Refuses a token's contract as the recipient: such coins are lost, even if the screen did not warn. */
async function refuseTokenContract({ network, recipient }: ConfirmedTransfer): Promise<void> {
  const { chainId } = network;
  // Without the bundled list, the wallet's own table has the most common tokens.
  const known = await findKnownToken(chainId, recipient).catch(() => knownToken(chainId, recipient));
  if (known) throw new WalletError('send.error.knownToken');
}

async function prepareTransfer(transfer: ConfirmedTransfer): Promise<PreparedTransaction<TransferSigner>> {
  const { sender, network, recipient, amount, token, unit, shownFees, shownTotal, mayWait } = transfer;
  const from = sender.address;
  const question = gasQuestion({ from, to: recipient, amount, contract: token?.contract }, network);
  const [estimate] = await Promise.all([estimateForSigning(question), checkName(transfer)]);
  const fees = feesToSign(estimate, { network, shownFees, mayWait });
  if (transfer.isWholeBalance && estimate.balance !== (amount + maxFee(fees)).toString()) {
    throw new WalletError('send.error.balanceChanged');
  }
  return {
    nonce: fees.nonce,
    answeredAt: estimate.answeredAt,
    description: {
      to: recipient,
      amount: formatAmount(amount, unit.decimals),
      symbol: unit.symbol,
    },
    sign: (signer) => signer.sign({ from, to: recipient, amount, network, fees, shownTotal, token }),
  };
}
