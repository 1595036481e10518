import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { preloadSendSteps } from './LoadedSendSteps.tsx';
import { sendSteps, type SendStep } from './SendStep.ts';
import type { SentTransfer } from './SentTransfer.ts';

/** A phone held upright. */
const PHONE = '(max-width: 599.95px)';

/** Screens of the Send dialog: one sheet, or on a phone one step at a time. */
export interface SendScreens {
  readonly isInSteps: boolean;
  readonly step: SendStep;
  readonly setStep: (step: SendStep) => void;
  readonly goBack: () => void;
  /** True where Back leads to an earlier step. */
  readonly hasBack: boolean;
  /** Transfer of the last step. */
  readonly sent: SentTransfer | undefined;
  readonly setSent: (sent: SentTransfer) => void;
}

/**
 * Stores the step of the Send dialog. The width at opening decides if there are steps: turning the phone must not exchange the screen
 * under a finger.
 */
export function useSendScreens(): SendScreens {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [isInSteps] = useState(() => {
    if (isPhone) preloadSendSteps();
    return isPhone;
  });
  const [step, setStep] = useState<SendStep>('who');
  const [sent, setSent] = useState<SentTransfer>();
  return {
    isInSteps,
    step,
    setStep,
    goBack: () => setStep((now) => sendSteps[sendSteps.indexOf(now) - 1] ?? 'who'),
    hasBack: isInSteps && step !== 'who' && !sent,
    sent,
    setSent,
  };
}
