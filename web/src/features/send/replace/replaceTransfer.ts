import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { callWarnings } from '@everything-wallet/core/calls/callWarnings';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import { maxFee, type TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { OpenSigner } from '../../../lib/vault/Signer.ts';
import { broadcastJournalled } from '../journal/broadcastJournalled.ts';
import type { JournalledSend } from '../journal/JournalledSend.ts';
import { unsettledSends } from '../journal/unsettledSends.ts';
import { withSendLock } from '../journal/withSendLock.ts';
import type { Sender } from '../Sender.ts';
import { isOver } from './isOver.ts';
import { SEND_TTL_MS } from '../sendTtl.ts';
import { askReplacement, type ReplacementKind, type WaitingTransfer } from './askReplacement.ts';

/** Replacement as the user confirmed it. */
export interface ConfirmedReplacement {
  readonly kind: ReplacementKind;
  readonly userId: string;
  readonly sender: Sender;
  readonly network: Network;
  readonly record: WaitingTransfer;
  /** Fees as shown: these are signed, and no others. */
  readonly shownFees: TransferFees;
  /** Wei: amount plus fee as shown, for a token the fee alone. Nothing above it is signed. */
  readonly shownTotal: bigint;
  /** True if the user accepts that this browser cannot store the transfer. */
  readonly mayGoUnnoted?: boolean | undefined;
  readonly openSigner: OpenSigner;
}

/**
 * Signs the same transfer again with its nonce and higher fees, or one of zero to oneself in its place, and broadcasts it.
 *
 * As with every transfer (sendTransfer): the signer is opened first; one tab at a time; the signed bytes are stored before they are sent.
 * Only one of the two can be in a block: they have one nonce.
 *
 * @throws WalletError with the catalogue's text
 * @throws CallableError when broadcasting fails
 */
export async function replaceTransfer(confirmed: ConfirmedReplacement): Promise<void> {
  const { userId, sender, network, record, shownFees, shownTotal, openSigner } = confirmed;
  if (sender.derivationIndex === null) throw new WalletError('send.error.watchOnly');
  if (!sameAddress(record.from_address, sender.address)) throw new WalletError('send.error.senderChanged');
  const signer = await openSigner({ address: sender.address, index: sender.derivationIndex });

  const account = { chainId: network.chainId, from: sender.address };
  await withSendLock(account, async () => {
    // A transfer with an unknown outcome may be another replacement of this one.
    const unsettled = await unsettledSends(userId, account);
    if (unsettled.length > 0) throw new WalletError('send.error.unsettled');
    const { transfer, isEnough, balance, answeredAt } = await askReplacement(confirmed);
    // Signs what was shown, or nothing.
    if (!isEnough(shownFees)) throw new WalletError('send.error.replacementFeeRose');
    const { call, token } = transfer;
    if (call && isOver(call.deadline, answeredAt)) throw new WalletError('send.error.deadlineOver');
    const common = { from: sender.address, fees: shownFees, shownTotal };
    const signed = call
      ? await signer.signCall({
          ...common,
          transaction: call.transaction,
          shown: call.decoded,
          // The same bytes were signed with each of them accepted, and may be made as they are.
          accepted: callWarnings(call.decoded, {
            sender: sender.address,
            network: network.id,
            now: 0n,
            wrappedCoin: network.wrappedCoin,
          }),
        })
      : await signer.sign({
          ...common,
          to: transfer.to,
          amount: transfer.amount,
          network,
          token: token && { ...token, coinBalance: balance ?? maxFee(shownFees) },
        });
    const validUntil = answeredAt === undefined ? undefined : answeredAt + SEND_TTL_MS;
    const isCancel = confirmed.kind === 'cancel';
    const entry: JournalledSend = {
      id: transactionId(userId, network.chainId, signed.txHash),
      user_id: userId,
      network: network.rpcName,
      from: sender.address,
      to: transfer.to,
      // For a call, the coin sent with it: its record has the other movements.
      amount: isCancel ? '0' : call ? formatAmount(transfer.amount) : record.amount,
      symbol: isCancel || call ? network.currency : record.token_symbol,
      signed_transaction: signed.signedTransaction,
      written_at: Date.now(),
      replaces: record.tx_hash,
      ...(validUntil !== undefined && { valid_until: validUntil }),
    };
    await broadcastJournalled(entry, { signed, network, mayGoUnnoted: confirmed.mayGoUnnoted ?? false });
  });
}
