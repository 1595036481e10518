import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { AcceptBox } from './AcceptBox.tsx';
import type { CallReview } from './CallReview.ts';

interface CallWarningListProps {
  review: Pick<CallReview, 'warnings' | 'accepted' | 'accept'>;
  disabled: boolean;
}

/** All warnings of a call; those that may cost everything have their own checkbox. */
export function CallWarningList({ review: { warnings, accepted, accept }, disabled }: CallWarningListProps) {
  const t = useText();
  const id = useId();
  if (warnings.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-label={t('calls.warnings')}>
      {warnings.map(({ key, text, isToAccept, isOfPreview }, place) => (
        <Alert key={key} severity={isToAccept ? 'error' : 'warning'} sx={{ overflowWrap: 'anywhere' }}>
          <span id={`${id}${place}`}>{text}</span>
          {isToAccept && (
            <AcceptBox
              label={t('calls.accept.warning')}
              describedBy={`${id}${place}`}
              isAccepted={accepted.has(key)}
              onChange={(isAccepted) => accept(key, isAccepted, isOfPreview)}
              disabled={disabled}
            />
          )}
        </Alert>
      ))}
    </Stack>
  );
}
