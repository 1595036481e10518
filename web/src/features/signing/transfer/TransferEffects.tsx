import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/calls';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { CallWarningList } from '../review/CallWarningList.tsx';
import { EffectList } from '../review/EffectList.tsx';
import { previewWarnings } from '../review/previewWarnings.ts';
import { simulatedEffects } from '../review/simulatedEffects.ts';
import { SimulationNotice } from '../review/SimulationNotice.tsx';
import { simulationState } from '../review/simulationState.ts';
import { useCallNames } from '../review/useCallNames.ts';
import { useCallPreview } from '../review/useCallPreview.ts';
import { useDecodedCall } from '../review/useDecodedCall.ts';
import type { SimulatedTransfer } from './simulatedTransfer.ts';

loadTexts(compiledTexts);

interface TransferEffectsProps {
  ref: Ref<HTMLDivElement>;
  transfer: SimulatedTransfer;
  /** True during a signature: the effects must not change under it. */
  isPaused: boolean;
}

/** Effects of a transfer, from the simulation of its call: what is sent and received, and what else would happen. */
export function TransferEffects({ ref, transfer, isPaused }: TransferEffectsProps) {
  const t = useText();
  const { request, ...options } = transfer;
  const { preview } = useCallPreview(request, { ...options, isPaused });
  const { call, description } = useDecodedCall(request);
  const answer = preview?.answer;
  const outcome = answer?.outcome;
  const names = useCallNames(request.network, answer?.tokens ?? []);
  const warnings = previewWarnings({ call, effects: description, answer, isOfKnown: true }, names, t);
  return (
    <Stack ref={ref} spacing={2} data-testid="send-simulation">
      <SimulationNotice review={{ preview, state: preview && simulationState(answer) }} />
      {outcome?.succeeds && (
        <EffectList
          title={t('calls.does')}
          lines={simulatedEffects(outcome, names, t, 'calls.sends')}
          none={t(outcome.isWhole && outcome.coin ? 'calls.doesNothing' : 'calls.doesNothingSeen')}
          testId="send-does"
        />
      )}
      {/* The Send dialog has no boxes: its warnings are read beside the button. */}
      <CallWarningList
        review={{
          warnings: warnings.map((warning) => ({ ...warning, isToAccept: false })),
          accepted: NONE_ACCEPTED,
          accept: () => undefined,
        }}
        disabled
      />
    </Stack>
  );
}

const NONE_ACCEPTED: ReadonlySet<string> = new Set();
