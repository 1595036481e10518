import type { TextId } from '../../../texts/texts.ts';
import type { Recipient } from '../recipients/Recipient.ts';
import type { FixedSender } from './useFixedSender.ts';
import type { TransferCost } from './useTransferCost.ts';

/** Reason why valid fields are not sent, as a text. */
export function refusalOfTransfer(
  origin: FixedSender,
  recipient: Recipient,
  { totals, feeChoice }: TransferCost,
): TextId | undefined {
  if (origin.isNetworkChanged) return 'send.error.networkChanged';
  if (origin.isSenderChanged) return 'send.error.senderChanged';
  if (recipient.tokenContract) return 'send.error.knownToken';
  if (recipient.isHeld || recipient.address === undefined) return 'send.error.recipientOpen';
  return totals.shortage ?? feeChoice.stop;
}
