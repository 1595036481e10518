import type { CallCircumstances } from '@everything-wallet/core/calls/CallCircumstances';
import { areAccepted } from '@everything-wallet/core/calls/areAccepted';
import { callWarnings } from '@everything-wallet/core/calls/callWarnings';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import { warningKey } from '@everything-wallet/core/calls/warningKey';
import { warningMessage } from '@everything-wallet/core/calls/warningMessage';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';
import { previewWarnings, type JudgedPreview } from './previewWarnings.ts';
import type { ShownWarning } from './ShownWarning.ts';

/** Warnings of losing everything that is moved, beside those that must be accepted anyway (`areAccepted`). */
const LOSES: ReadonlySet<CallWarning['type']> = new Set([
  'toOwnContract',
  'zeroRecipient',
  'leftWithRouter',
  'noLeastOutput',
  'otherRecipient',
]);

interface Judged extends JudgedPreview {
  readonly about: CallCircumstances & { readonly network: NetworkId };
  /** Seconds since 1970. */
  readonly now: bigint;
  /** The sender's coin and the maximum fee, in wei; undefined if one of them is unknown. */
  readonly funds: { readonly balance: bigint; readonly fee: bigint } | undefined;
  /** Warnings of the screen. */
  readonly notices: readonly string[];
  /** The screen's warning about the simulated outcome. */
  readonly ofOutcome: { readonly key: string; readonly text: string } | undefined;
}

/** Collects all warnings of a call before its signature, each once: those to accept first. */
export function shownWarnings(judged: Judged, names: CallNames, t: Text): readonly ShownWarning[] {
  const { call, about, now, funds, notices, ofOutcome } = judged;
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
  const ofPreview = previewWarnings(judged, names, t);
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
    [...ofPreview, ...ofScreenOutcome, ...ofCall, ...ofScreen].map((warning) => [warning.key, warning]),
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
