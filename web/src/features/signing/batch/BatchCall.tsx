import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { CallFacts } from '../review/CallFacts.tsx';
import type { CallNames } from '../review/CallNames.ts';
import { CallWarningList } from '../review/CallWarningList.tsx';
import { ClearWords } from '../review/ClearWords.tsx';
import { ConsentBox } from '../review/ConsentBox.tsx';
import { declaredEffects } from '../review/declaredEffects.ts';
import { EffectList } from '../review/EffectList.tsx';
import { RawCall } from '../review/RawCall.tsx';
import { simulatedEffects } from '../review/simulatedEffects.ts';
import type { ReviewedCall } from './BatchReview.ts';

interface BatchCallProps {
  call: ReviewedCall;
  /** From 1. */
  number: number;
  count: number;
  names: CallNames;
  disabled: boolean;
}

/** One call of a batch, in full: what it does and declares, its warnings, and its bytes. */
export function BatchCall({ call: reviewed, number, count, names, disabled }: BatchCallProps) {
  const t = useText();
  const id = useId();
  const { request, call, description, preview, refusal, transaction } = reviewed;
  const outcome = preview?.answer?.outcome;
  return (
    <Stack
      component="section"
      spacing={2}
      aria-labelledby={id}
      data-testid={`batch-call-${number}`}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}
    >
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {t('calls.batch.call', { number, count, title: t(description.titleId) })}
      </Typography>
      <CallFacts
        request={request}
        names={names}
        deadline={description.deadline}
        maxLossBps={description.maxLossBps}
      />
      {refusal && <Alert severity="error">{t(`calls.refused.${refusal}`)}</Alert>}
      {outcome?.succeeds && (
        <EffectList
          title={t('calls.batch.doesOne')}
          lines={simulatedEffects(outcome, names, t)}
          none={t(outcome.isWhole && outcome.coin ? 'calls.doesNothing' : 'calls.doesNothingSeen')}
          testId={`batch-does-${number}`}
        />
      )}
      <ConsentBox review={reviewed} disabled={disabled} />
      <CallWarningList review={reviewed} disabled={disabled} />
      <EffectList
        title={t('calls.limits')}
        lines={declaredEffects(description, names, t)}
        none={t(call.kind === 'unknown' ? 'call.warning.unknownCall' : 'calls.noLimits')}
        testId={`batch-says-${number}`}
      />
      <ClearWords
        transaction={transaction}
        sender={request.sender.address}
        tokens={preview?.answer?.tokens ?? []}
      />
      <RawCall data={request.data} call={call} />
    </Stack>
  );
}
