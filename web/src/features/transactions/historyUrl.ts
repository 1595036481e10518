import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { dayBegin } from '../../lib/time/dayBegin.ts';
import { historyAsset } from './historyAsset.ts';
import { historyFilter } from './historyFilters.ts';
import { directions, type ChosenFilters } from './ChosenFilters.ts';

const ADDRESS = /^0x[\da-f]{40}$/i;

/** Maximum length of a search text, in characters. */
export const MAX_TEXT = 100;

/**
 * Converts the filters of the history to and from the URL's query, so that a link restores them and Back undoes them. Invalid values filter
 * nothing.
 */
export const historyUrl = {
  read(query: URLSearchParams): ChosenFilters {
    const day = (name: string) => {
      const text = query.get(name) ?? '';
      return dayBegin(text) && text;
    };
    const direction = query.get('direction');
    return {
      type: historyFilter(query.get('type')),
      account: readAddress(query.get('account')),
      network: findNetworkById(query.get('network') ?? '')?.id,
      asset: historyAsset.read(query.get('asset') ?? ''),
      direction: directions.find((known) => known === direction),
      from: day('from'),
      until: day('until'),
      text: (query.get('text') ?? '').trim().slice(0, MAX_TEXT),
    };
  },

  write({ type, account, network, asset, direction, from, until, text }: ChosenFilters): URLSearchParams {
    const all = {
      type: type === 'all' ? undefined : type,
      account,
      network,
      asset,
      direction,
      from,
      until,
      text: text === '' ? undefined : text,
    };
    return new URLSearchParams(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  },
};

function readAddress(text: string | null): string | undefined {
  return text !== null && ADDRESS.test(text) ? text.toLowerCase() : undefined;
}
