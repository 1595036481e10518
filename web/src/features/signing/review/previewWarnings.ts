import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationWarning } from '@everything-wallet/core/calls/SimulationWarning';
import { simulationWarningMessage } from '@everything-wallet/core/calls/simulationWarningMessage';
import { simulationWarnings } from '@everything-wallet/core/calls/simulationWarnings';
import { warningKey } from '@everything-wallet/core/calls/warningKey';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';
import type { ShownWarning } from './ShownWarning.ts';

/** Simulation warnings that are only informative; all others must be accepted. */
const INFORMATIVE: ReadonlySet<SimulationWarning['type']> = new Set(['approvalChanged']);

/** A call and its simulation. */
export interface JudgedPreview {
  readonly call: Call;
  readonly effects: CallEffects;
  /** Undefined without a simulation. */
  readonly answer: SimulationAnswer | undefined;
  /** True if the wallet or a list knows the called contract. */
  readonly isOfKnown: boolean;
}

/** Collects the warnings of a simulation: differences from the call, and what it does not cover. */
export function previewWarnings(
  { call, effects, answer, isOfKnown }: JudgedPreview,
  names: CallNames,
  t: Text,
): readonly ShownWarning[] {
  const warnings = answer ? simulationWarnings(call, effects, answer) : [];
  const { succeeds = false, isWhole = false } = answer?.outcome ?? {};
  return [
    ...warnings.map((warning): ShownWarning => {
      const { id, values } = simulationWarningMessage(warning, names);
      const isToAccept = !INFORMATIVE.has(warning.type);
      return { key: warningKey(warning), text: t(id, { ...values }), isToAccept, isOfPreview: true };
    }),
    // An unknown contract may do more than was simulated.
    ...(succeeds && !isWhole
      ? [{ key: 'partial', text: t('calls.state.partial'), isToAccept: !isOfKnown, isOfPreview: true }]
      : []),
  ];
}
