import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { useRef, useState } from 'react';
import type { Control, UseFormHandleSubmit, UseFormSetError } from 'react-hook-form';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { useText } from '../../../lib/text/useText.ts';
import { chosenSigner } from '../../../lib/vault/chosenSigner.ts';
import { phraseSigner } from '../../../lib/vault/phraseSigner.ts';
import { isWrongPassword, WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import type { SigningChoice } from '../../../lib/vault/useSigningKey.ts';
import type { TextId } from '../../../texts/texts.ts';
import { isUncertain } from '../isUncertain.ts';
import { useUnknownOutcome, type UnknownOutcome } from '../journal/useUnknownOutcome.ts';
import { saysUnnoted } from '../saysUnnoted.ts';
import { sendFailureText } from '../sendFailureText.ts';
import { isPriceOld as isOld } from './isPriceOld.ts';
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

/** Failures after which the preview must be refreshed. */
const QUOTE_ERRORS = new Set<TextId>(['send.error.feeRose', 'send.error.quoteOld', 'send.error.estimate']);

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
  // A press before React renders the button disabled must not sign twice.
  const isBusy = useRef(false);
  const signedHash = useRef<string>(undefined);
  const [isSigning, setIsSigning] = useState(false);
  const [mayGoUnnoted, setMayGoUnnoted] = useState(false);
  const review = useCallReview(request, isSigning);
  const { look, state, total } = review;
  const title = t(review.description.titleId);
  const outcome = useUnknownOutcome(
    user?.id,
    { chainId: network.chainId, from: sender.address },
    () => {
      if (signedHash.current !== undefined) onSent(signedHash.current);
    },
    () => {
      // The earlier one may have been the same: the caller must check.
      if (!isBusy.current) onCancel();
    },
  );
  const isWatchOnly = sender.derivationIndex === null;
  const priceMinutes = usePriceMinutes(request);
  const isPriceOld = isOld(priceMinutes);
  const maySubmit = !isPriceOld && review.maySign && !isSigning && !isWatchOnly && !outcome.isUnknown;

  function setSigning(isNow: boolean) {
    isBusy.current = isNow;
    setIsSigning(isNow);
    onSigningChange(isNow);
  }

  async function submit(key: CallKey) {
    if (isBusy.current || !maySubmit || !user || !look || !state || total === undefined) return;
    setSigning(true);
    let sentHash: string | undefined;
    try {
      sentHash = await sendCall({
        userId: user.id,
        request,
        transaction: review.transaction,
        shown: review.call,
        effects: review.description,
        title,
        accepted: review.acceptedOfCall,
        look,
        mayBeUnsure: review.accepted.has(unsureKey(state)),
        shownTotal: total,
        mayWait: typeof review.feeChoice.wait === 'string',
        mayGoUnnoted,
        openSigner: chosenSigner(signing, key, phraseSigner),
        onSigned: (txHash) => {
          signedHash.current = txHash;
          onSigned(txHash);
        },
      });
    } catch (error) {
      showFailure(error);
    } finally {
      setSigning(false);
    }
    if (sentHash === undefined) return;
    enqueueSnackbar(t('calls.sent', { title }), { variant: 'success', preventDuplicate: false });
    onSent(sentHash);
  }

  function showFailure(error: unknown) {
    logProblem('Sending a call failed', error);
    if (error instanceof SimulationChangedError) {
      review.show(error.look);
      enqueueSnackbar(t('call.error.changed'), { variant: 'warning' });
      return;
    }
    if (isWrongPassword(error)) setError('password', WRONG_PASSWORD);
    else if (isUncertain(error)) outcome.setUnknown();
    else enqueueSnackbar(sendFailureText(error, t), { variant: 'error' });
    if (error instanceof WalletError && QUOTE_ERRORS.has(error.textId)) review.refresh();
    if (saysUnnoted(error)) setMayGoUnnoted(true);
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
    onPress: () => void handleSubmit(submit)(),
  };
}
