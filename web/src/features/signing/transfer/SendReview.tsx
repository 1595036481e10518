import Alert from '@mui/material/Alert';
import type { Ref } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { UnknownOutcomeAlert } from '../journal/UnknownOutcomeAlert.tsx';
import type { SendPart } from './SendPart.ts';
import { TransferSimulation } from './TransferSimulation.tsx';

interface SendReviewProps extends Pick<SendPart, 'form' | 'options'> {
  ref: Ref<HTMLDivElement>;
}

/** Details of a transfer before it is signed: its simulation and its warnings. */
export function SendReview({ ref, form, options }: SendReviewProps) {
  const t = useText();
  return (
    <>
      {form.simulated && (
        <TransferSimulation ref={ref} transfer={form.simulated} isPaused={form.isSubmitting} />
      )}
      <UnknownOutcomeAlert outcome={form.outcome} />
      <Alert severity="warning">
        {t(options.network.type === 'mainnet' ? 'send.warning' : 'send.warningTest')}
      </Alert>
    </>
  );
}
