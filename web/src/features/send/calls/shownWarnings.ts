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
import type { SimulationAnswer } from '@everything-wallet/core/callables/simulationAnswer';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';
import type { ShownWarning } from './ShownWarning.ts';

/** What loses all that is moved, beside what whoever signs has accepted anyway (`areAccepted`). */
const LOSES: ReadonlySet<CallWarning['type']> = new Set([
  'toOwnContract',
  'zeroRecipient',
  'leftWithRouter',
  'noLeastOutput',
  'otherRecipient',
]);

/** What a person may know beside what a simulation finds; everything else of it has to be accepted. */
const TO_KNOW: ReadonlySet<SimulationWarning['type']> = new Set(['approvalChanged']);

interface Judged {
  readonly call: Call;
  readonly effects: CallEffects;
  readonly about: CallCircumstances & { readonly network: NetworkId };
  /** Whether the wallet or a list knows the contract that is called. */
  readonly isOfKnown: boolean;
  /** Seconds since 1970. */
  readonly now: bigint;
  /** What the sender has of coin, and what the fee may come to, in wei; undefined where one of them is not known. */
  readonly funds: { readonly balance: bigint; readonly fee: bigint } | undefined;
  readonly answer: SimulationAnswer | undefined;
  /** What the screen warns of. */
  readonly notices: readonly string[];
  /** And what it warns of by what was tried out. */
  readonly ofOutcome: { readonly key: string; readonly text: string } | undefined;
}

/** Everything that a person is warned of before a call is signed, in words, each once: what has to be accepted first. */
export function shownWarnings(judged: Judged, names: CallNames, t: Text): readonly ShownWarning[] {
  const { call, effects, about, isOfKnown, now, funds, answer, notices, ofOutcome } = judged;
  const ofCall = callWarnings(call, { ...about, now, funds }).map((warning): ShownWarning => {
    const { id, values } = warningMessage(warning);
    return {
      key: warningKey(warning),
      text: t(id, named(values, names)),
      isToAccept: !areAccepted([warning], []) || LOSES.has(warning.type),
      isOfLook: false,
      ofCall: warning,
    };
  });
  const ofSimulation = (answer ? simulationWarnings(call, effects, answer) : []).map(
    (warning): ShownWarning => {
      const { id, values } = simulationWarningMessage(warning, names);
      const isToAccept = !TO_KNOW.has(warning.type);
      return { key: warningKey(warning), text: t(id, { ...values }), isToAccept, isOfLook: true };
    },
  );
  const { succeeds = false, isWhole = false } = answer?.outcome ?? {};
  // What a contract that nobody knows does besides, nobody has seen.
  const ofPart: ShownWarning[] =
    succeeds && !isWhole
      ? [{ key: 'partial', text: t('calls.state.partial'), isToAccept: !isOfKnown, isOfLook: true }]
      : [];
  const ofScreen = notices.map((text): ShownWarning => ({
    key: text,
    text,
    isToAccept: true,
    isOfLook: false,
  }));
  const ofTrial: ShownWarning[] = ofOutcome ? [{ ...ofOutcome, isToAccept: true, isOfLook: true }] : [];
  const all = new Map(
    [...ofSimulation, ...ofTrial, ...ofPart, ...ofCall, ...ofScreen].map((warning) => [warning.key, warning]),
  );
  return [...all.values()].toSorted((a, b) => Number(b.isToAccept) - Number(a.isToAccept));
}

/** Addresses among the values by what they are called. */
function named(values: Readonly<Record<string, string | number>>, { nameOf }: CallNames) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && value.startsWith('0x') ? nameOf(value) : value,
    ]),
  );
}
