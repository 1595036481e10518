import type { CallDescription } from '@everything-wallet/core/calls/describeCall';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';
import { declaredEffects } from './declaredEffects.ts';
import { effectSentences } from './effectSentences.ts';
import { tradeSentence } from './tradeSentence.ts';

/**
 * Describes a call by its declared effects, since they are what you sign: one sentence for a trade, otherwise
 * one for each effect, with amounts to the last digit, or the call's title where it declares none or too many for a summary.
 */
export function callSentences(
  description: Pick<CallDescription, 'titleId' | 'movements' | 'permissions'>,
  called: string | null,
  names: CallNames,
  t: Text,
): string {
  return (
    tradeSentence(description, called, names, t) ??
    effectSentences(declaredEffects(description, names, t), t) ??
    t('review.effect', { effect: t(description.titleId) })
  );
}
