import { useSnackbar } from 'notistack';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import { chosenSigner } from '../../../lib/vault/chosenSigner.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { phraseTransferSigner } from '../../../lib/vault/phraseTransferSigner.ts';
import type { SigningChoice } from '../../../lib/vault/useSigningKey.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { UnknownOutcome } from '../journal/useUnknownOutcome.ts';
import { useSubmission } from '../pipeline/useSubmission.ts';
import { recipientName } from '../recipients/recipientName.ts';
import type { Recipient } from '../recipients/Recipient.ts';
import { sendTransfer } from './sendTransfer.ts';
import type { SentTransfer } from './SentTransfer.ts';
import type { SentAsset } from './sentAsset.ts';
import { refusalOfTransfer } from './refusalOfTransfer.ts';
import type { SendFormOptions } from './SendFormOptions.ts';
import type { SendFields } from './useSendFields.ts';
import type { FixedSender } from './useFixedSender.ts';
import type { TransferCost } from './useTransferCost.ts';

interface TransferSubmission {
  readonly options: SendFormOptions;
  readonly asset: SentAsset;
  readonly fields: SendFields;
  readonly origin: FixedSender;
  readonly recipient: Recipient;
  readonly signing: SigningChoice;
  readonly cost: TransferCost;
  readonly isMax: boolean;
  readonly outcome: UnknownOutcome;
}

/** Failures after which the total has to be shown again. */
const QUOTE_ERRORS = new Set<TextId>([
  'send.error.feeRose',
  'send.error.quoteOld',
  'send.error.balanceChanged',
]);

interface TransferSubmit {
  readonly isSigning: boolean;
  /** Signs and sends what is shown, or shows why it does not. */
  readonly onPress: () => void;
}

/** Signs and sends a transfer, or shows why it is not sent. */
export function useTransferSubmit(transfer: TransferSubmission): TransferSubmit {
  const { options, asset, fields, origin, recipient, signing, cost, isMax, outcome } = transfer;
  const { network, token, onSendingChange, onSent } = options;
  const { sender } = origin;
  const { estimation, feeChoice, totals } = cost;
  const { fees, held, most, total } = totals;
  const isAllCoin = isMax && !token;
  const t = useText();
  const { user } = useAuth();
  const { enqueueSnackbar } = useSnackbar();
  const { isSigning, submit } = useSubmission(onSendingChange);

  const submitFields = fields.handleSubmit(async (values) => {
    // A press is answered with the reason why nothing is sent, also where it stands at a field that is out of sight.
    const refusal = refusalOfTransfer(origin, recipient, cost);
    if (refusal) {
      enqueueSnackbar(t(refusal), { variant: 'error' });
      return;
    }
    const { address, name } = recipient;
    if (!user || !sender || address === undefined) throw new TypeError('No sender or no recipient');
    // Between two answers the field may be a moment behind: what is not the full balance to the wei is not sent as that.
    if (isAllCoin && values.amount !== most) {
      enqueueSnackbar(t('send.error.feeRose'), { variant: 'error' });
      estimation.refresh();
      return;
    }
    await submit({
      problem: 'Sending failed',
      send: (maySkipJournal) =>
        sendTransfer({
          userId: user.id,
          sender,
          network,
          recipient: address,
          recipientName: name,
          amount: values.amount,
          token: token && {
            contract: token.contract,
            balance: token.balance ?? 0n,
            coinBalance: held ?? 0n,
          },
          unit: { symbol: asset.symbol, decimals: asset.decimals },
          shownFees: fees,
          shownTotal: total ?? 0n,
          msSinceQuoted: estimation.msSinceQuoted,
          mayWait: typeof feeChoice.wait === 'string',
          maySkipJournal,
          isWholeBalance: isAllCoin,
          openSigner: chosenSigner(signing, values, phraseTransferSigner),
        }),
      onSent: (txHash) => {
        const sent: SentTransfer = {
          txHash,
          amount: values.amount,
          decimals: asset.decimals,
          symbol: asset.symbol,
          recipient: address,
          recipientName: recipientName(recipient),
        };
        if (!options.isSentShown) {
          // Two transfers in a row are notified twice.
          enqueueSnackbar(t('send.success'), {
            variant: 'success',
            preventDuplicate: false,
            action: options.sentAction?.(sent),
          });
        }
        onSent(sent);
      },
      onWrongPassword: () => fields.setError('password', WRONG_PASSWORD),
      // Not a toast: its alert stays until the outcome is known.
      onUnknown: outcome.setUnknown,
      refreshAfter: QUOTE_ERRORS,
      refresh: estimation.refresh,
    });
  });

  /** Reason to refuse beyond a single field, as a text. */
  function reasonToRefuse(): TextId | undefined {
    if (fields.needed.some((value) => !value?.trim())) return 'send.error.fieldsMissing';
    if (!user) return 'send.error.notAuthenticated';
    if (!sender) return 'home.noAddress';
    // Without a balance nothing says that amount and fee are covered.
    if (held === undefined || (token && token.balance === undefined))
      return estimation.isDisputed ? 'home.error.disputed' : 'home.error.balance';
    return undefined;
  }

  return {
    isSigning,
    onPress: () => {
      const refusal = reasonToRefuse();
      if (refusal) enqueueSnackbar(t(refusal), { variant: 'error' });
      else void submitFields();
    },
  };
}
