import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { TakeableList } from '../../../components/TakeableList.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { FeeLine } from '../fees/FeeLine.tsx';
import { CallFacts } from './CallFacts.tsx';
import { CallWarningList } from './CallWarningList.tsx';
import { ClearWords } from './ClearWords.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { simulatedEffects } from './simulatedEffects.ts';
import { EffectList } from './EffectList.tsx';
import { RawCall } from './RawCall.tsx';
import { declaredEffects } from './declaredEffects.ts';
import { SimulationNotice } from './SimulationNotice.tsx';
import type { CallReview } from './CallReview.ts';
import { takeablesOfCall } from './takeablesOfCall.ts';

interface CallReviewContentProps {
  request: CallRequest;
  review: CallReview;
  price: CoinPrice | undefined;
  disabled: boolean;
}

/** Content of a call's review: simulated effects, then declared effects, then the bytes. */
export function CallReviewContent({ request, review, price, disabled }: CallReviewContentProps) {
  const t = useText();
  const { call, description, names, preview, feeChoice, shortage } = review;
  const outcome = preview?.answer?.outcome;
  // Problems of typed prices are shown at their fields.
  const feeStop = feeChoice.option === 'custom' ? undefined : feeChoice.stop;
  return (
    <Stack spacing={2}>
      <CallFacts
        request={request}
        names={names}
        deadline={description.deadline}
        maxLossBps={description.maxLossBps}
      />
      {review.refusal && <Alert severity="error">{t(`calls.refused.${review.refusal}`)}</Alert>}
      {review.broken && <Alert severity="error">{t(review.broken)}</Alert>}
      <SimulationNotice review={review} disabled={disabled} />
      {outcome?.succeeds && (
        <EffectList
          title={t('calls.does')}
          lines={simulatedEffects(outcome, names, t)}
          none={t(outcome.isWhole && outcome.coin ? 'calls.doesNothing' : 'calls.doesNothingSeen')}
          testId="call-does"
        />
      )}
      {/* Without the first preview it would be asked twice. */}
      {preview && (
        <TakeableList
          network={request.network}
          takeables={takeablesOfCall(request, description, outcome)}
          nameOf={names.nameOf}
        />
      )}
      <ConsentBox review={review} disabled={disabled} />
      <CallWarningList review={review} disabled={disabled} />
      <EffectList
        title={t('calls.limits')}
        lines={declaredEffects(description, names, t)}
        none={t(call.kind === 'unknown' ? 'call.warning.unknownCall' : 'calls.noLimits')}
        testId="call-says"
      />
      <ClearWords
        transaction={review.transaction}
        sender={request.sender.address}
        tokens={preview?.answer?.tokens ?? []}
      />
      <FeeLine
        choice={feeChoice}
        fee={review.fee}
        network={request.network}
        price={price}
        disabled={disabled}
      />
      {feeStop && <Alert severity="error">{t(feeStop)}</Alert>}
      {shortage && <Alert severity="error">{t(shortage)}</Alert>}
      <RawCall data={request.data} call={call} />
    </Stack>
  );
}
