import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Network } from '@everything-wallet/core/networks/networks';
import { joinTakeables } from '../../../lib/takeable/joinTakeables.ts';
import { TakeableList } from '../../../components/TakeableList.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { FeeLine } from '../fees/FeeLine.tsx';
import { EffectList } from '../review/EffectList.tsx';
import { simulatedEffects } from '../review/simulatedEffects.ts';
import { takeablesOfCall } from '../review/takeablesOfCall.ts';
import { BatchCall } from './BatchCall.tsx';
import { BatchNotice } from './BatchNotice.tsx';
import type { BatchReview } from './BatchReview.ts';

interface BatchContentProps {
  network: Network;
  review: BatchReview;
  price: CoinPrice | undefined;
  disabled: boolean;
  onSeparate: () => void;
}

/** Content of a batch's review: its effects in all, then each of its calls in full, in order. */
export function BatchContent({ network, review, price, disabled, onSeparate }: BatchContentProps) {
  const t = useText();
  const { calls, names, outcome, feeChoice, shortage } = review;
  // Also of a permission that a later call ends: until then the spender can use it.
  const takeables = joinTakeables(
    calls.flatMap(({ request, description, preview }) =>
      takeablesOfCall(request, description, preview?.answer?.outcome),
    ),
  );
  // Problems of typed prices are shown at their fields.
  const feeStop = feeChoice.option === 'custom' ? undefined : feeChoice.stop;
  return (
    <Stack spacing={2}>
      <Typography variant="body2">{t('calls.batch.order')}</Typography>
      <BatchNotice review={review} disabled={disabled} onSeparate={onSeparate} />
      {outcome && (
        <EffectList
          title={t('calls.batch.does')}
          lines={[
            ...simulatedEffects(outcome.paid, names, t),
            ...simulatedEffects(outcome.received, names, t),
          ]}
          none={t(outcome.paid.isWhole && outcome.paid.coin ? 'calls.doesNothing' : 'calls.doesNothingSeen')}
          testId="call-does"
        />
      )}
      <TakeableList network={network} takeables={takeables} nameOf={names.nameOf} />
      {calls.map((call, place) => (
        // Calls may be equal; their order never changes.
        <BatchCall
          key={place}
          call={call}
          number={place + 1}
          count={calls.length}
          names={names}
          disabled={disabled || call.refusal !== undefined}
        />
      ))}
      <FeeLine choice={feeChoice} fee={review.fee} network={network} price={price} disabled={disabled} />
      {feeStop && <Alert severity="error">{t(feeStop)}</Alert>}
      {shortage && <Alert severity="error">{t(shortage)}</Alert>}
    </Stack>
  );
}
