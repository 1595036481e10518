import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { AcceptBox } from './AcceptBox.tsx';
import type { CallReview } from './CallReview.ts';
import { CONSENT_KEY } from './consentKey.ts';

interface ConsentBoxProps {
  review: Pick<CallReview, 'consentTo' | 'accepted' | 'accept'>;
  disabled: boolean;
}

/** Explains a call that the wallet would refuse, and asks for consent; nothing for any other call. */
export function ConsentBox({ review: { consentTo, accepted, accept }, disabled }: ConsentBoxProps) {
  const t = useText();
  const id = useId();
  if (consentTo === undefined) return null;
  return (
    <Alert severity="error" data-testid="call-consent">
      <span id={id}>{t(`calls.consent.${consentTo}`)}</span>
      <AcceptBox
        label={t(`calls.consent.accept.${consentTo}`)}
        describedBy={id}
        isAccepted={accepted.has(CONSENT_KEY)}
        onChange={(isAccepted) => accept(CONSENT_KEY, isAccepted, true)}
        disabled={disabled}
      />
    </Alert>
  );
}
