import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { ChosenRecipient } from './ChosenRecipient.tsx';
import { SendActions } from './SendActions.tsx';
import { SendAmount } from './SendAmount.tsx';
import { SendNotices } from './SendNotices.tsx';
import type { SendPart } from './SendPart.ts';
import { SendRecipient } from './SendRecipient.tsx';
import { SendReviewStep } from './SendReviewStep.tsx';
import type { SendStep } from './SendStep.ts';
import { SendStepHeading } from './SendStepHeading.tsx';

export interface SendStepsProps extends SendPart {
  step: SendStep;
  onStep: (step: SendStep) => void;
  onBack: () => void;
  onCancel: () => void;
}

// The label of a field stands on its upper edge.
const CONTENT = { display: 'flex', flexDirection: 'column', gap: 2, pt: 1.5, px: 2 } as const;

/** The Send dialog one step at a time. The form is the same, so what was typed survives going back. */
export function SendSteps({ step: wanted, onStep, onBack, onCancel, ...parts }: SendStepsProps) {
  const t = useText();
  const { form, options } = parts;
  const { recipient, isSubmitting } = form;
  // An amount typed in money has no value once its price is lost; the field explains that.
  const step = wanted === 'review' && form.amount === undefined && !isSubmitting ? 'amount' : wanted;
  const pick = usePickedRecipient({ step, form, onPicked: () => onStep('amount') });
  const heading = (
    <SendStepHeading step={step} onBack={step === 'who' ? undefined : onBack} disabled={isSubmitting} />
  );
  if (step === 'review') {
    return (
      <SendReviewStep
        form={form}
        options={options}
        heading={heading}
        onRecipient={() => onStep('who')}
        onCancel={onCancel}
      />
    );
  }
  const isRecipientClear = recipient.address !== undefined && !recipient.isHeld;
  const isAmountClear =
    form.amount !== undefined && form.shortage === undefined && form.feeChoice.stop === undefined;
  return (
    <>
      {heading}
      <DialogContent sx={CONTENT}>
        <SendNotices form={form} />
        {step === 'who' ? (
          <SendRecipient {...parts} layout="rows" onPick={pick} />
        ) : (
          <>
            <ChosenRecipient form={form} options={options} onChange={() => onStep('who')} />
            <SendAmount {...parts} />
          </>
        )}
      </DialogContent>
      <SendActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isRecipientClear || (step === 'amount' && !isAmountClear)}
          onClick={() => onStep(step === 'who' ? 'amount' : 'review')}
        >
          {t('send.step.next')}
        </Button>
      </SendActions>
    </>
  );
}

interface PickedRecipient extends Pick<SendPart, 'form'> {
  step: SendStep;
  onPicked: () => void;
}

/** Returns the function that fills in a chosen recipient; it goes to the next step unless the user has to read a notice first. */
function usePickedRecipient({ step, form, onPicked }: PickedRecipient): (address: string) => void {
  const { recipient } = form;
  const [picked, setPicked] = useState<string>();
  const isClear =
    !recipient.isHeld && !recipient.known.isIncomplete && recipient.judgement?.severity === 'fine';
  const isPicked =
    step === 'who' &&
    picked !== undefined &&
    recipient.address !== undefined &&
    sameAddress(picked, recipient.address);
  useEffect(() => {
    if (!isPicked || !isClear) return;
    setPicked(undefined);
    onPicked();
    // oxlint-disable-next-line react/exhaustive-deps -- onPicked is new with every render
  }, [isPicked, isClear]);
  return (address) => {
    setPicked(address);
    form.setRecipient(address);
  };
}
