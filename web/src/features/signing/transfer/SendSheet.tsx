import Button from '@mui/material/Button';
import { SignButton } from '../../../components/SignButton.tsx';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { UnseenSecret } from '../../../components/UnseenSecret.tsx';
import { useReadableSummary } from '../../../lib/signing/useReadableSummary.ts';
import { useText } from '../../../lib/text/useText.ts';
import { SendActions } from './SendActions.tsx';
import { SendAmount } from './SendAmount.tsx';
import { SendKey } from './SendKey.tsx';
import { SendNotices } from './SendNotices.tsx';
import type { SendPart } from './SendPart.ts';
import { SendRecipient } from './SendRecipient.tsx';
import { SendReview } from './SendReview.tsx';
import { SendSummary } from './SendSummary.tsx';

interface SendSheetProps extends SendPart {
  onCancel: () => void;
}

/** The Send dialog on one sheet: recipient, amount, review and key. */
export function SendSheet({ onCancel, ...parts }: SendSheetProps) {
  const t = useText();
  const { form, options } = parts;
  const { onSummary, onDetails, onSecret, ...settled } = useReadableSummary();
  return (
    <>
      <SigningContent keyField={<SendKey form={form} secretRef={onSecret} />}>
        <SendNotices form={form} />
        <SendRecipient {...parts} layout="buttons" onPick={form.setRecipient} />
        <SendAmount {...parts} />
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
