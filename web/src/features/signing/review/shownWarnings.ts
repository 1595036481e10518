import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallCircumstances } from '@everything-wallet/core/calls/CallCircumstances';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { areAccepted } from '@everything-wallet/core/calls/areAccepted';
import { callWarnings } from '@everything-wallet/core/calls/callWarnings';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import type { SimulationWarning } from '@everything-wallet/core/calls/SimulationWarning';
import { simulationWarningMessage } from '@everything-wallet/core/calls/simulationWarningMessage';
import { simulationWarnings } from '@everything-wallet/core/calls/simulationWarnings';
import { warningKey } from '@everything-wallet/core/calls/warningKey';
import { warningMessage } from '@everything-wallet/core/calls/warningMessage';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';
import type { ShownWarning } from './ShownWarning.ts';

/** Warnings of losing everything that is moved, beside those that must be accepted anyway (`areAccepted`). */
const LOSES: ReadonlySet<CallWarning['type']> = new Set([
  'toOwnContract',
  'zeroRecipient',
  'leftWithRouter',
  'noLeastOutput',
  'otherRecipient',
]);

/** Simulation warnings that are only informative; all others must be accepted. */
const INFORMATIVE: ReadonlySet<SimulationWarning['type']> = new Set(['approvalChanged']);

interface Judged {
  readonly call: Call;
  readonly effects: CallEffects;
  readonly about: CallCircumstances & { readonly network: NetworkId };
  /** True if the wallet or a list knows the called contract. */
  readonly isOfKnown: boolean;
  /** Seconds since 1970. */
  readonly now: bigint;
  /** The sender's coin and the maximum fee, in wei; undefined if one of them is unknown. */
  readonly funds: { readonly balance: bigint; readonly fee: bigint } | undefined;
  readonly answer: SimulationAnswer | undefined;
  /** Warnings of the screen. */
  readonly notices: readonly string[];
  /** The screen's warning about the simulated outcome. */
  readonly ofOutcome: { readonly key: string; readonly text: string } | undefined;
}

/** Collects all warnings of a call before its signature, each once: those to accept first. */
export function shownWarnings(judged: Judged, names: CallNames, t: Text): readonly ShownWarning[] {
  const { call, effects, about, isOfKnown, now, funds, answer, notices, ofOutcome } = judged;
  const ofCall = callWarnings(call, { ...about, now, funds }).map((warning): ShownWarning => {
    const { id, values } = warningMessage(warning);
    return {
      key: warningKey(warning),
      text: t(id, named(values, names)),
      isToAccept: !areAccepted([warning], []) || LOSES.has(warning.type),
      isOfPreview: false,
      ofCall: warning,
    };
  });
  const ofSimulation = (answer ? simulationWarnings(call, effects, answer) : []).map(
    (warning): ShownWarning => {
      const { id, values } = simulationWarningMessage(warning, names);
      const isToAccept = !INFORMATIVE.has(warning.type);
      return { key: warningKey(warning), text: t(id, { ...values }), isToAccept, isOfPreview: true };
    },
  );
  const { succeeds = false, isWhole = false } = answer?.outcome ?? {};
  // An unknown contract may do more than was simulated.
  const ofPart: ShownWarning[] =
    succeeds && !isWhole
      ? [{ key: 'partial', text: t('calls.state.partial'), isToAccept: !isOfKnown, isOfPreview: true }]
      : [];
  const ofScreen = notices.map((text): ShownWarning => ({
    key: text,
    text,
    isToAccept: true,
    isOfPreview: false,
  }));
  const ofScreenOutcome: ShownWarning[] = ofOutcome
    ? [{ ...ofOutcome, isToAccept: true, isOfPreview: true }]
    : [];
  const all = new Map(
    [...ofSimulation, ...ofScreenOutcome, ...ofPart, ...ofCall, ...ofScreen].map((warning) => [
      warning.key,
      warning,
    ]),
  );
  return [...all.values()].toSorted((a, b) => Number(b.isToAccept) - Number(a.isToAccept));
}

/** Replaces addresses among the values by their names. */
function named(values: Readonly<Record<string, string | number>>, { nameOf }: CallNames) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && value.startsWith('0x') ? nameOf(value) : value,
    ]),
  );
}
