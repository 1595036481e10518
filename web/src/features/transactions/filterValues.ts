import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { formatDay } from '../../lib/format/formatDay.ts';
import type { AddressNames } from '../../lib/names/AddressNames.ts';
import type { Text } from '../../lib/text/useText.ts';
import { dayBegin } from '../../lib/time/dayBegin.ts';
import { assetText } from './assetText.ts';
import type { ChosenFilters, NarrowingName } from './ChosenFilters.ts';

interface Labels {
  readonly names: AddressNames;
  /** Labels by asset, from `assetLabels`. */
  readonly assets: ReadonlyMap<string, string>;
}

/** Describes the active filters, in display order; inactive ones are left out. */
export function filterValues(
  { account, network, asset, direction, from, until, text }: ChosenFilters,
  { names, assets }: Labels,
  t: Text,
): ReadonlyMap<NarrowingName, string> {
  const values = new Map<NarrowingName, string>();
  if (account !== undefined) {
    const known = names.get(account);
    const short = shortenAddress(known?.address ?? account);
    values.set('account', known ? `${known.name} · ${short}` : short);
  }
  if (network !== undefined) values.set('network', findNetworkById(network)?.name ?? network);
  if (asset !== undefined) values.set('asset', assets.get(asset) ?? assetText(asset, t));
  if (direction !== undefined) values.set('direction', t(`history.direction.${direction}`));
  const [first, last] = [from, until].map((day) => {
    const begin = day === undefined ? undefined : dayBegin(day);
    return begin && formatDay(begin);
  });
  if (first !== undefined && last !== undefined) {
    values.set('dates', t('history.filters.between', { from: first, until: last }));
  } else if (first !== undefined) values.set('dates', t('history.filters.since', { day: first }));
  else if (last !== undefined) values.set('dates', t('history.filters.till', { day: last }));
  if (text !== '') values.set('text', text);
  return values;
}
