import type { Text } from '../../lib/text/useText.ts';
import type { Worth } from './worthOf.ts';

/** What a total leaves out, in one sentence; undefined where it is whole. */
export function partialReason(worth: Worth, t: Text): string | undefined {
  if (!worth.isPartial) return undefined;
  const { unheard, isPriceMissing, priceless, disputed, unconfirmed, unknown, looking } = worth;
  const counted = [
    ['holdings.partial.unheard', unheard.length],
    ['holdings.partial.priceless', priceless.length],
    ['holdings.partial.disputed', disputed],
    ['holdings.partial.unconfirmed', unconfirmed],
    ['holdings.partial.unknown', unknown],
    ['holdings.partial.looking', looking.length],
  ] as const;
  const parts = counted.flatMap(([id, count]) => (count > 0 ? [t(id, { count })] : []));
  if (isPriceMissing) parts.push(t('holdings.partial.prices'));
  return t('holdings.partial', { what: new Intl.ListFormat('en').format(parts) });
}
