import type { Text } from '../../../lib/text/useText.ts';
import type { EffectLine } from './EffectLine.ts';

/** Effects that a summary names; more are listed above it. */
const MAX_SENTENCES = 3;

/** Writes effects as sentences, with amounts to the last digit and their remarks; undefined for none, or too many for a summary. */
export function effectSentences(lines: readonly EffectLine[], t: Text): string | undefined {
  if (lines.length === 0 || lines.length > MAX_SENTENCES) return undefined;
  return lines.map((line) => t('review.effect', { effect: effectOf(line) })).join(' ');
}

function effectOf({ text, exact = text, whom, marks }: EffectLine): string {
  const remarks = marks.length === 0 ? [] : [`(${marks.join(', ')})`];
  return [exact, ...(whom === undefined ? [] : [whom]), ...remarks].join(' ');
}
