import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../../../lib/text/useText.ts';
import { SimulationNotice } from '../review/SimulationNotice.tsx';
import { unsureKey } from '../review/unsureKey.ts';
import type { BatchReview } from './BatchReview.ts';

interface BatchNoticeProps {
  review: BatchReview;
  disabled: boolean;
  onSeparate: () => void;
}

/** State of the simulation of a batch and its meaning. */
export function BatchNotice({ review, disabled, onSeparate }: BatchNoticeProps) {
  const t = useText();
  const { calls, preview, state, isSeparate } = review;
  const failing = calls.findIndex((call) => call.state === 'fails');
  const reason = calls[failing]?.preview?.answer?.outcome?.reason;
  if (failing !== -1) {
    return (
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {t('calls.batch.fails', { number: failing + 1 })}
        {reason && ` ${t(reason.id, reason.values)}`}
      </Alert>
    );
  }
  if (isSeparate) {
    return (
      <Alert
        severity="warning"
        action={
          <Button size="small" color="inherit" onClick={onSeparate} disabled={disabled}>
            {t('calls.batch.separately')}
          </Button>
        }
      >
        {t('calls.batch.separate')}
      </Alert>
    );
  }
  const worst = calls.find((call) => call.state === state);
  return (
    <SimulationNotice
      review={{
        preview: preview && {
          ...preview,
          fees: undefined,
          answer: worst?.preview?.answer,
        },
        state,
        accepted: worst?.accepted ?? new Set(),
        // One box for all calls that only one node has simulated.
        accept: (key, isAccepted, isOfPreview) => {
          for (const call of calls)
            if (call.state !== undefined && unsureKey(call.state) === key)
              call.accept(key, isAccepted, isOfPreview);
        },
        consentTo: undefined,
      }}
      disabled={disabled}
    />
  );
}
