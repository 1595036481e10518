import { useSnackbar } from 'notistack';
import { useRef, useState } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import { useUnknownOutcome, type SentOutcome, type UnknownOutcome } from '../journal/useUnknownOutcome.ts';
import { isUncertain } from '../pipeline/isUncertain.ts';
import { sendFailureText } from '../pipeline/sendFailureText.ts';
import { useSubmission } from '../pipeline/useSubmission.ts';
import { QUOTE_ERRORS } from '../review/quoteErrors.ts';
import { SimulationChangedError } from '../review/SimulationChangedError.ts';
import { unsureKey } from '../review/unsureKey.ts';
import type { CallFormOptions } from '../review/useCallForm.ts';
import { BatchChangedError } from './BatchChangedError.ts';
import type { BatchReview, ReviewedCall } from './BatchReview.ts';
import { BatchStoppedError } from './BatchStoppedError.ts';
import { sendBatch, type BatchProgress } from './sendBatch.ts';
import { signersOfBatch } from './signersOfBatch.ts';
import { useBatchReview } from './useBatchReview.ts';
import { useConfirmation } from './useConfirmation.ts';

/** Calls to sign in order after one confirmation, their signer, and callbacks. */
export interface BatchFormOptions extends Omit<CallFormOptions, 'request' | 'onSigned' | 'onSent'> {
  /** The same list in every render, of one account on one network. */
  readonly requests: readonly CallRequest[];
  readonly onSigned: (txHash: string, request: CallRequest) => void;
  readonly onSent: (txHash: string, request: CallRequest) => void;
  /**
   * Called when some were sent and the rest was not.
   *
   * @param sent number of calls that were sent
   * @param reason sentence for the user
   * @param mayGoOn true if the rest may be reviewed again
   */
  readonly onStopped: (sent: number, reason: string, mayGoOn: boolean) => void;
  /** Called once all are sent. */
  readonly onDone: () => void;
}

/** State of the dialog for a batch. */
export interface BatchFormState {
  readonly review: BatchReview;
  readonly isWatchOnly: boolean;
  readonly isSigning: boolean;
  /** Undefined until it is signed. */
  readonly progress: BatchProgress | undefined;
  readonly maySubmit: boolean;
  readonly outcome: UnknownOutcome;
  /** Signs and sends what is shown. */
  readonly onPress: () => void;
  /** Ends the batch after the call that waits for its block; undefined while none does. */
  readonly onStop: (() => void) | undefined;
}

/** Signs the calls of a batch once all of them were shown and accepted, and broadcasts them in order. */
export function useBatchForm(options: BatchFormOptions): BatchFormState {
  const { requests, handleSubmit, setError, signing, onSigningChange, onSigned, onSent } = options;
  const { onStopped, onDone, onCancel } = options;
  const t = useText();
  const { user } = useAuth();
  const { enqueueSnackbar } = useSnackbar();
  const [first] = requests;
  if (!first) throw new TypeError('A batch without a call');
  const { network, sender } = first;
  const firstHash = useRef<string>(undefined);
  const [progress, setProgress] = useState<BatchProgress>();
  const { isSigning, isBusy, submit } = useSubmission(onSigningChange);
  const review = useBatchReview(requests, isSigning);
  const { preview } = review;
  const confirmation = useConfirmation(user?.id ?? '', network.id);
  const outcome = useUnknownOutcome(
    user?.id,
    { chainId: network.chainId, from: sender.address },
    (found) => {
      // The outcome of a later one is awaited in the review of the rest.
      if (firstHash.current === undefined) return;
      onSent(firstHash.current, first);
      onStopped(1, lateText(found, t), found === 'sent');
    },
    () => {
      // The earlier one may have been the same: the caller must check.
      if (!isBusy()) onCancel();
    },
  );
  const isWatchOnly = sender.derivationIndex === null;
  const maySubmit = review.maySign && !isSigning && !isWatchOnly && !outcome.isUnknown;

  async function sign(key: { readonly phrase: string; readonly password: string }) {
    if (isBusy() || !maySubmit || !user || !preview) return;
    const signers = signersOfBatch(signing, key);
    await submit({
      problem: 'Sending a batch failed',
      send: (maySkipJournal) =>
        sendBatch({
          calls: review.calls.map((call, place) => ({
            ...confirmedOf(call, t),
            userId: user.id,
            mayWait: typeof review.feeChoice.wait === 'string',
            maySkipJournal,
            openSigner: place === 0 ? signers.first : signers.later,
          })),
          preview,
          onProgress: setProgress,
          onSigned: (place, txHash) => {
            if (place === 0) firstHash.current = txHash;
            const request = requests[place];
            if (request) onSigned(txHash, request);
          },
          onSent: (place, txHash) => {
            const request = requests[place];
            if (request) onSent(txHash, request);
          },
          confirm: confirmation.wait,
        }),
      onSent: () => {
        enqueueSnackbar(t('calls.batch.sent', { count: requests.length }), { variant: 'success' });
        onDone();
      },
      onWrongPassword: () => setError('password', WRONG_PASSWORD),
      // Not a toast: its alert stays until the outcome is known.
      onUnknown: outcome.setUnknown,
      showOwn: (error) => showOwn(error),
      refreshAfter: QUOTE_ERRORS,
      refresh: review.refresh,
    });
  }

  function showOwn(error: unknown): boolean {
    if (error instanceof BatchChangedError || error instanceof SimulationChangedError) {
      if (error instanceof BatchChangedError) review.show(error.preview);
      else review.refresh();
      enqueueSnackbar(t('call.error.changed'), { variant: 'warning' });
      return true;
    }
    if (!(error instanceof BatchStoppedError)) return false;
    if (error.reason === 'user') onCancel();
    else {
      if (isUncertain(error.cause)) outcome.check();
      onStopped(error.place, stopText(error, t), error.reason === 'error');
    }
    return true;
  }

  return {
    review,
    isWatchOnly,
    isSigning,
    progress: isSigning ? progress : undefined,
    maySubmit,
    outcome,
    onPress: () => void handleSubmit(sign)(),
    onStop: confirmation.stop,
  };
}

/** Returns what the user confirmed of one call: its share of the total included. */
function confirmedOf(call: ReviewedCall, t: Text) {
  const { request, transaction, preview, state, accepted } = call;
  const fee = preview?.fees === undefined ? 0n : maxFee(preview.fees);
  return {
    request,
    transaction,
    shown: call.call,
    effects: call.description,
    title: t(call.description.titleId),
    accepted: call.acceptedOfCall,
    consent: call.consent,
    mayBeUnsure: state !== undefined && accepted.has(unsureKey(state)),
    shownTotal: request.value + fee,
  };
}

/** Returns the sentence for a first call that was sent later than expected. */
function lateText(found: SentOutcome, t: Text): string {
  if (found === 'sent') return t('calls.batch.late');
  const isOver = found === 'failed' || found === 'cancelled';
  return t(isOver ? 'calls.batch.reverted' : 'calls.batch.lost', { number: 1 });
}

function stopText({ place, reason, cause }: BatchStoppedError, t: Text): string {
  const number = place + 1;
  if (reason === 'error') {
    const isChanged = cause instanceof SimulationChangedError;
    return t('calls.batch.stopped', {
      number,
      reason: isChanged ? t('call.error.changed') : sendFailureText(cause, t),
    });
  }
  const isOver = reason === 'failed' || reason === 'replaced';
  return t(isOver ? 'calls.batch.reverted' : 'calls.batch.lost', { number: place });
}
