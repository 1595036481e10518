import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { callWarnings } from '@everything-wallet/core/calls/callWarnings';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { maxFee, type TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { OpenSigner, Signer } from '../../../lib/vault/Signer.ts';
import { signAndBroadcast } from '../pipeline/signAndBroadcast.ts';
import type { PreparedTransaction } from '../pipeline/PreparedTransaction.ts';
import type { Sender } from '../pipeline/Sender.ts';
import { isOver } from './isOver.ts';
import {
  askReplacement,
  type Replacement,
  type ReplacementKind,
  type WaitingTransfer,
} from './askReplacement.ts';

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
  readonly maySkipJournal?: boolean | undefined;
  readonly openSigner: OpenSigner;
}

/**
 * Signs the same transfer again with its nonce and higher fees, or one of zero to oneself in its place, and broadcasts it
 * (`signAndBroadcast`). Only one of the two can be in a block: they have one nonce.
 *
 * @throws WalletError with the catalogue's text
 * @throws CallableError when broadcasting fails
 */
export async function replaceTransfer(confirmed: ConfirmedReplacement): Promise<void> {
  const { kind, userId, sender, network, record, openSigner, maySkipJournal } = confirmed;
  await signAndBroadcast({
    userId,
    sender,
    network,
    openSigner,
    maySkipJournal,
    replaces: record.tx_hash,
    // Only for the same bytes, which their signer consented to: a cancellation is a transfer.
    consent: kind === 'speedUp' ? record.consent : undefined,
    origin: kind === 'speedUp' ? record.requested_by : undefined,
    refuseEarly: () => {
      if (!sameAddress(record.from_address, sender.address)) {
        throw new WalletError('send.error.senderChanged');
      }
    },
    prepare: () => prepareReplacement(confirmed),
  });
}

async function prepareReplacement(confirmed: ConfirmedReplacement): Promise<PreparedTransaction<Signer>> {
  const { kind, network, record, shownFees } = confirmed;
  const replacement = await askReplacement(confirmed);
  const { transfer, isEnough, answeredAt } = replacement;
  // Signs what was shown, or nothing.
  if (!isEnough(shownFees)) throw new WalletError('send.error.replacementFeeRose');
  const { call } = transfer;
  if (call && isOver(call.deadline, answeredAt)) throw new WalletError('send.error.deadlineOver');
  const isCancel = kind === 'cancel';
  return {
    nonce: shownFees.nonce,
    answeredAt,
    description: {
      to: transfer.to,
      // For a call, the coin sent with it: its record has the other movements.
      amount: isCancel ? '0' : call ? formatAmount(transfer.amount) : record.amount,
      symbol: isCancel || call ? network.currency : record.token_symbol,
    },
    sign: (signer) => sign(signer, confirmed, replacement),
  };
}

function sign(
  signer: Signer,
  { sender, network, shownFees, shownTotal }: ConfirmedReplacement,
  { transfer: { to, amount, token, call }, balance }: Replacement,
): Promise<SignedTransfer> {
  const common = { from: sender.address, fees: shownFees, shownTotal };
  if (!call) {
    return signer.sign({
      ...common,
      to,
      amount,
      network,
      token: token && { ...token, coinBalance: balance ?? maxFee(shownFees) },
    });
  }
  return signer.signCall({
    ...common,
    transaction: call.transaction,
    shown: call.decoded,
    consent: call.consent,
    // The same bytes were signed with each of them accepted, and may be made as they are.
    accepted: callWarnings(call.decoded, {
      sender: sender.address,
      network: network.id,
      now: 0n,
      wrappedCoin: network.wrappedCoin,
    }),
  });
}
