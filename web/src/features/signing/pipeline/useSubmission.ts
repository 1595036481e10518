import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { useRef, useState } from 'react';
import { vibrate } from '../../../lib/haptics/vibrate.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { isWrongPassword } from '../../../lib/vault/isWrongPassword.ts';
import type { TextId } from '../../../texts/texts.ts';
import { isUncertain } from './isUncertain.ts';
import { isJournalFailure } from './isJournalFailure.ts';
import { sendFailureText } from './sendFailureText.ts';
import type { SubmissionState } from './SubmissionState.ts';

/** Vibration of a success, and of a failure: two taps with a pause between. */
const SUCCESS_MS = 15;
const FAILURE_MS = [30, 60, 30];

/** A signature to submit, and how its outcome is shown. */
interface Submitted<Sent> {
  /** Context of a failure in the log. */
  readonly problem: string;
  /**
   * Signs and broadcasts.
   *
   * @param maySkipJournal true if the user pressed again after the warning that this browser cannot store it
   */
  readonly send: (maySkipJournal: boolean) => Promise<Sent>;
  readonly onSent: (sent: Sent) => void;
  /** Shows a wrong password at its field. */
  readonly onWrongPassword: () => void;
  /** Called with the text of the failure where it may be pending: nothing more is signed until its outcome is known. */
  readonly onUnknown: (text: string) => void;
  /** Shows a failure that only this kind has; returns false for any other. */
  readonly showOwn?: (error: unknown) => boolean;
  /** Failures after which what is shown is refreshed; 'any' is each except an unknown outcome. */
  readonly refreshAfter: ReadonlySet<TextId> | 'any';
  readonly refresh: () => void;
}

/** State machine of a form that signs. */
export interface Submission {
  readonly state: SubmissionState;
  readonly isSigning: boolean;
  /** Returns true while it signs, also before React renders that. */
  readonly isBusy: () => boolean;
  /** Signs and broadcasts, and shows the outcome; a press while it signs, or once it has sent, does nothing. */
  readonly submit: <Sent>(submitted: Submitted<Sent>) => Promise<void>;
}

/**
 * Holds the state of a form that signs, and shows its failures as a toast or at the password's field.
 *
 * @param onSigningChange called with true before it signs, and with false once the outcome is shown
 */
export function useSubmission(onSigningChange?: (isSigning: boolean) => void): Submission {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  // A press before React renders the button disabled must not sign twice.
  const isBusy = useRef(false);
  // A form that stays open after it has sent must not send the same again.
  const isSent = useRef(false);
  const [state, setState] = useState<SubmissionState>('idle');
  const [maySkipJournal, setMaySkipJournal] = useState(false);

  function enter(next: SubmissionState) {
    isBusy.current = next === 'signing';
    setState(next);
    onSigningChange?.(next === 'signing');
  }

  async function submit<Sent>(submitted: Submitted<Sent>) {
    if (isBusy.current || isSent.current) return;
    enter('signing');
    let sent: Sent;
    try {
      sent = await submitted.send(maySkipJournal);
    } catch (error) {
      let next: SubmissionState = 'failed';
      try {
        next = showFailure(error, submitted);
      } finally {
        // Whatever fails here, the form must not stay locked.
        enter(next);
      }
      return;
    }
    isSent.current = true;
    enter('sent');
    try {
      vibrate(SUCCESS_MS);
      submitted.onSent(sent);
    } catch (error) {
      logProblem('Showing a sent transaction failed', error);
    }
  }

  function showFailure<Sent>(
    error: unknown,
    { problem, showOwn, onWrongPassword, onUnknown, refresh, refreshAfter }: Submitted<Sent>,
  ): SubmissionState {
    logProblem(problem, error);
    vibrate(...FAILURE_MS);
    if (showOwn?.(error)) return 'failed';
    if (isUncertain(error)) {
      onUnknown(sendFailureText(error, t));
      return 'unknown';
    }
    if (isWrongPassword(error)) onWrongPassword();
    else enqueueSnackbar(sendFailureText(error, t), { variant: 'error' });
    if (isJournalFailure(error)) setMaySkipJournal(true);
    const isStale = error instanceof WalletError && refreshAfter !== 'any' && refreshAfter.has(error.textId);
    if (refreshAfter === 'any' || isStale) refresh();
    return 'failed';
  }

  return { state, isSigning: state === 'signing', isBusy: () => isBusy.current, submit };
}
