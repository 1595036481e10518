import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SignButton } from '../../../components/SignButton.tsx';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import { useReadableSummary } from '../../../lib/signing/useReadableSummary.ts';
import { useText } from '../../../lib/text/useText.ts';
import { ChosenRecipient } from './ChosenRecipient.tsx';
import { SendActions } from './SendActions.tsx';
import { SendKey } from './SendKey.tsx';
import { SendNotices } from './SendNotices.tsx';
import type { SendPart } from './SendPart.ts';
import { SendReview } from './SendReview.tsx';
import { SendSummary } from './SendSummary.tsx';

interface SendReviewStepProps extends Pick<SendPart, 'form' | 'options'> {
  heading: ReactNode;
  onRecipient: () => void;
  onCancel: () => void;
}

/** Last step before a signature: the recipient with its warnings, the simulation, the summary and the key. */
export function SendReviewStep({ form, options, heading, onRecipient, onCancel }: SendReviewStepProps) {
  const t = useText();
  const { onSummary, onDetails, onSecret, ...settled } = useReadableSummary();
  // Their own fields are in the step before.
  const problem = form.shortage ?? form.feeChoice.stop;
  return (
    <>
      {heading}
      <SigningContent keyField={<SendKey form={form} secretRef={onSecret} />}>
        <SendNotices form={form} />
        {problem && <Alert severity="error">{t(problem)}</Alert>}
        <ChosenRecipient form={form} options={options} onChange={onRecipient} />
        <SendReview ref={onDetails} form={form} options={options} />
      </SigningContent>
      <SendSummary ref={onSummary} form={form} options={options} />
      <UnseenSecret settled={settled} sx={{ bgcolor: 'background.default' }} />
      <SendActions>
        <Button onClick={onCancel} disabled={form.isSubmitting}>
          {t('common.cancel')}
        </Button>
        <SignButton
          settled={settled}
          isBusy={form.isSubmitting}
          disabled={form.isSendDisabled}
          onPress={form.onPress}
        >
          {t(form.isSubmitting ? 'send.sending' : 'send.submit')}
        </SignButton>
      </SendActions>
    </>
  );
}
