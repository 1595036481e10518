import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { readFeeMarket } from '@everything-wallet/core/fees/feeMarket';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { SignedTransfer, TokenFunds, Transfer } from '@everything-wallet/core/transactions/signTransfer';
import {
  maxFee,
  renewedFees,
  transferFees,
  type TransferFees,
} from '@everything-wallet/core/transactions/transferFees';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { startStopwatch } from '../../lib/time/startStopwatch.ts';
import type { OpenSigner, TransferSigner } from '../../lib/vault/Signer.ts';
import { findKnownToken, knownToken } from '../../lib/tokens/tokenList.ts';
import { estimateGas } from './api/estimateGas.ts';
import { checkName } from './checkName.ts';
import { gasQuestion } from './gasQuestion.ts';
import { broadcastJournalled } from './journal/broadcastJournalled.ts';
import type { JournalledSend } from './journal/JournalledSend.ts';
import { requireHeldNonce } from './journal/heldNonces.ts';
import { unsettledSends } from './journal/unsettledSends.ts';
import { withSendLock } from './journal/withSendLock.ts';
import type { Sender } from './Sender.ts';
import { SEND_TTL_MS } from './sendTtl.ts';

/** Failures of an estimate that concern the user or the recipient, not the network. */
const EXPLAINED_BY_SERVER = new Set(['unauthenticated', 'failed-precondition']);

/** Attempts to sign a transfer whose nonce another device took, and the pause between, in ms. */
const NONCE_ATTEMPTS = 4;
const NONCE_PAUSE_MS = 1_500;

/** Maximum age of a fee at a signature, in ms: a block of Ethereum. */
const QUOTE_LIFE_MS = 12_000;

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
  readonly mayGoUnnoted?: boolean | undefined;
  /** True if amount and fee are the whole balance: then they must equal it to the last wei. */
  readonly isWholeBalance?: boolean | undefined;
  /** Opens the phrase that was typed, or the vault on this device. */
  readonly openSigner: OpenSigner<TransferSigner>;
}

/**
 * Signs a transfer in the browser and broadcasts it.
 *
 * Phrase or password is checked first, so that a wrong one costs no call. Then one tab at a time requests the pending nonce again, because
 * something may have been sent since the fee was shown, and signs with the fees shown where they are still enough: fees shown more than 12
 * s ago, or a total above the one shown, are never signed. The signed bytes are stored before they are sent, and removed when their outcome
 * is known.
 *
 * @throws WalletError with the catalogue's text
 * @throws CallableError when broadcasting fails
 */
export async function sendTransfer(transfer: ConfirmedTransfer): Promise<void> {
  const { userId, sender, network, openSigner } = transfer;
  if (sender.derivationIndex === null) throw new WalletError('send.error.watchOnly');
  if (transfer.shownFees && transfer.msSinceQuoted() > QUOTE_LIFE_MS) {
    throw new WalletError('send.error.quoteOld');
  }
  await refuseTokenContract(transfer);
  const signer = await openSigner({ address: sender.address, index: sender.derivationIndex });

  const sendingAccount = { chainId: network.chainId, from: sender.address };
  await withSendLock(sendingAccount, async () => {
    // Another tab, or an earlier visit, may have signed one with an unknown outcome.
    const unsettled = await unsettledSends(userId, sendingAccount);
    if (unsettled.length > 0) throw new WalletError('send.error.unsettled');
    for (let attempt = 1; ; attempt += 1) {
      try {
        await signAndSend(signer, transfer);
        return;
      } catch (error) {
        // Another device has just sent with this nonce: the network reports the next one soon.
        const isNonceTaken = error instanceof CallableError && error.reason === 'nonceTaken';
        if (!isNonceTaken || attempt === NONCE_ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, NONCE_PAUSE_MS));
      }
    }
  });
}

/** Refuses a token's contract as the recipient: such coins are lost, even if the screen did not warn. */
async function refuseTokenContract({ network, recipient }: ConfirmedTransfer): Promise<void> {
  const { chainId } = network;
  // Without the bundled list, the wallet's own table has the most common tokens.
  const known = await findKnownToken(chainId, recipient).catch(() => knownToken(chainId, recipient));
  if (known) throw new WalletError('send.error.knownToken');
}

async function signAndSend(signer: TransferSigner, transfer: ConfirmedTransfer): Promise<void> {
  const { toSign, validUntil } = await transferToSign(transfer);
  const account = { chainId: transfer.network.chainId, from: transfer.sender.address };
  await requireHeldNonce(transfer.userId, account, toSign.fees.nonce);
  const signed = await signer.sign(toSign);
  const { network, mayGoUnnoted = false } = transfer;
  await broadcastJournalled(entryOf(transfer, signed, validUntil), { signed, network, mayGoUnnoted });
}

/**
 * Returns the transfer to sign: what was confirmed, with the current nonce; with the time until which it is valid, by the server's clock.
 */
async function transferToSign(
  confirmed: ConfirmedTransfer,
): Promise<{ toSign: Transfer; validUntil: number | undefined }> {
  const { sender, network, recipient, amount, token, shownFees, shownTotal, msSinceQuoted } = confirmed;
  const msSinceAsked = startStopwatch();
  const estimated = { from: sender.address, to: recipient, amount, contract: token?.contract };
  const estimating = estimateGas(gasQuestion(estimated, network)).catch((error: unknown) => {
    // A server message (session ended, recipient refuses) explains more than our own.
    const isExplained =
      error instanceof CallableError &&
      (EXPLAINED_BY_SERVER.has(error.code) || error.reason === 'tooManyRequests');
    throw isExplained ? error : new WalletError('send.error.estimate', { cause: error });
  });
  const [estimate] = await Promise.all([estimating, checkName(confirmed)]);
  if (shownFees === undefined || estimate.chainId !== network.chainId) {
    throw new WalletError('send.error.estimate');
  }
  const market = estimate.feeMarket && readFeeMarket(estimate.feeMarket);
  const fees = renewedFees(shownFees, transferFees(estimate), { market, mayWait: confirmed.mayWait });
  if (!fees) throw new WalletError('send.error.feeRose');
  if (confirmed.isWholeBalance && estimate.balance !== (amount + maxFee(fees)).toString()) {
    throw new WalletError('send.error.balanceChanged');
  }
  // Waiting for another tab or a key, or a sleep of the machine: a press long ago no longer counts.
  if (Math.max(msSinceAsked(), msSinceQuoted()) > QUOTE_LIFE_MS) throw new WalletError('send.error.quoteOld');
  const validUntil = estimate.answeredAt === undefined ? undefined : estimate.answeredAt + SEND_TTL_MS;
  const toSign = {
    from: sender.address,
    to: recipient,
    amount,
    network,
    fees,
    shownTotal,
    token,
  };
  return { toSign, validUntil };
}

function entryOf(
  { userId, sender, network, recipient, amount, unit }: ConfirmedTransfer,
  { signedTransaction, txHash }: SignedTransfer,
  validUntil: number | undefined,
): JournalledSend {
  return {
    id: transactionId(userId, network.chainId, txHash),
    user_id: userId,
    network: network.rpcName,
    from: sender.address,
    to: recipient,
    amount: formatAmount(amount, unit.decimals),
    symbol: unit.symbol,
    signed_transaction: signedTransaction,
    written_at: Date.now(),
    ...(validUntil !== undefined && { valid_until: validUntil }),
  };
}
