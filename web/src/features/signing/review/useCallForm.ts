import { useSnackbar } from 'notistack';
import { useRef } from 'react';
import type { Control, UseFormHandleSubmit, UseFormSetError } from 'react-hook-form';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import { chosenSigner } from '../../../lib/vault/chosenSigner.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import type { SigningChoice } from '../../../lib/vault/useSigningKey.ts';
import { useUnknownOutcome, type UnknownOutcome } from '../journal/useUnknownOutcome.ts';
import { useSubmission } from '../pipeline/useSubmission.ts';
import { isPriceOld as isOld } from './isPriceOld.ts';
import { QUOTE_ERRORS } from './quoteErrors.ts';
import { sendCall } from './sendCall.ts';
import { SimulationChangedError } from './SimulationChangedError.ts';
import type { CallReview } from './CallReview.ts';
import { unsureKey } from './unsureKey.ts';
import { useCallReview } from './useCallReview.ts';
import { usePriceMinutes } from './usePriceMinutes.ts';

/** Fields of the signer. */
interface CallKey {
  readonly phrase: string;
  readonly password: string;
}

/** Call to sign, its signer, and callbacks. */
export interface CallFormOptions {
  readonly request: CallRequest;
  readonly control: Control<CallKey>;
  readonly handleSubmit: UseFormHandleSubmit<CallKey>;
  readonly setError: UseFormSetError<CallKey>;
  readonly signing: SigningChoice;
  readonly onSigningChange: (isSigning: boolean) => void;
  readonly onSigned: (txHash: string) => void;
  readonly onSent: (txHash: string) => void;
  /** Called when it ends without a signature. */
  readonly onCancel: () => void;
}

/** State of the dialog for one call. */
export interface CallFormState {
  readonly review: CallReview;
  readonly signing: SigningChoice;
  readonly isWatchOnly: boolean;
  readonly isSigning: boolean;
  /** Age of the price in the call, in whole minutes. */
  readonly priceMinutes: number;
  /** True if the price is too old for a signature. */
  readonly isPriceOld: boolean;
  readonly maySubmit: boolean;
  /** Transfers and calls of the account with an unknown outcome. */
  readonly outcome: UnknownOutcome;
  /** Signs and sends what is shown. */
  readonly onPress: () => void;
}

/** Signs a call once all of it was shown and accepted, and broadcasts it. */
export function useCallForm({
  request,
  handleSubmit,
  setError,
  signing,
  onSigningChange,
  onSigned,
  onSent,
  onCancel,
}: CallFormOptions): CallFormState {
  const t = useText();
  const { user } = useAuth();
  const { enqueueSnackbar } = useSnackbar();
  const { network, sender } = request;
  const signedHash = useRef<string>(undefined);
  const { isSigning, isBusy, submit } = useSubmission(onSigningChange);
  const review = useCallReview(request, isSigning);
  const { preview, state, total } = review;
  const title = t(review.description.titleId);
  const outcome = useUnknownOutcome(
    user?.id,
    { chainId: network.chainId, from: sender.address },
    () => {
      if (signedHash.current !== undefined) onSent(signedHash.current);
    },
    () => {
      // The earlier one may have been the same: the caller must check.
      if (!isBusy()) onCancel();
    },
  );
  const isWatchOnly = sender.derivationIndex === null;
  const priceMinutes = usePriceMinutes(request);
  const isPriceOld = isOld(priceMinutes);
  const maySubmit = !isPriceOld && review.maySign && !isSigning && !isWatchOnly && !outcome.isUnknown;

  async function sign(key: CallKey) {
    if (isBusy() || !maySubmit || !user || !preview || !state || total === undefined) return;
    await submit({
      problem: 'Sending a call failed',
      send: (maySkipJournal) =>
        sendCall({
          userId: user.id,
          request,
          transaction: review.transaction,
          shown: review.call,
          effects: review.description,
          title,
          accepted: review.acceptedOfCall,
          consent: review.consent,
          preview,
          mayBeUnsure: review.accepted.has(unsureKey(state)),
          shownTotal: total,
          mayWait: typeof review.feeChoice.wait === 'string',
          maySkipJournal,
          openSigner: chosenSigner(signing, key, phraseSigner),
          onSigned: (txHash) => {
            signedHash.current = txHash;
            onSigned(txHash);
          },
        }),
      onSent: (txHash) => {
        enqueueSnackbar(t('calls.sent', { title }), { variant: 'success', preventDuplicate: false });
        onSent(txHash);
      },
      onWrongPassword: () => setError('password', WRONG_PASSWORD),
      // Not a toast: its alert stays until the outcome is known.
      onUnknown: outcome.setUnknown,
      showOwn: (error) => {
        if (!(error instanceof SimulationChangedError)) return false;
        review.show(error.preview);
        enqueueSnackbar(t('call.error.changed'), { variant: 'warning' });
        return true;
      },
      refreshAfter: QUOTE_ERRORS,
      refresh: review.refresh,
    });
  }

  return {
    review,
    signing,
    isWatchOnly,
    isSigning,
    priceMinutes,
    isPriceOld,
    maySubmit,
    outcome,
    onPress: () => void handleSubmit(sign)(),
  };
}
