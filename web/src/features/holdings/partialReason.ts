import { formatAge } from '../../lib/format/formatAge.ts';
import type { Text } from '../../lib/text/useText.ts';
import type { Worth } from './worthOf.ts';
import { language } from '../../lib/language/language.ts';

/** Describes the gaps and doubts of a total in sentences; undefined if none. */
export function partialReason(worth: Worth, t: Text): string | undefined {
  const { unanswered, isPriceMissing, priceless, disputed, unconfirmed, unknown, searching, unknownPools } =
    worth;
  const { old, oldestMs } = worth;
  const counted = [
    ['holdings.partial.unanswered', unanswered.length],
    ['holdings.partial.priceless', priceless.length],
    ['holdings.partial.disputed', disputed],
    ['holdings.partial.unconfirmed', unconfirmed],
    ['holdings.partial.unknown', unknown],
    ['holdings.partial.loading', searching.length],
    ['holdings.partial.pools', unknownPools],
  ] as const;
  const parts = counted.flatMap(([id, count]) => (count > 0 ? [t(id, { count })] : []));
  if (worth.arePoolsAsked) parts.push(t('holdings.partial.poolsAsked'));
  if (isPriceMissing) parts.push(t('holdings.partial.prices'));
  const sentences = [
    ...(parts.length > 0
      ? [t('holdings.partial', { what: new Intl.ListFormat(language).format(parts) })]
      : []),
    ...(old > 0 ? [t('holdings.old', { count: old, age: formatAge(oldestMs) })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
