import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { PriceOfNow } from '../prices/priceNow.ts';
import type { PricedMoment } from '../prices/pricesThen.ts';
import type { ArrivalRecord } from './IncomingStore.ts';

/** Tells what one of something cost at some moments, in the order asked; undefined where nobody knows. */
export type TellPrices = (moments: readonly PricedMoment[]) => Promise<readonly (PriceOfNow | undefined)[]>;

/**
 * Adds to records of what came in what one of it cost in the hour of its block. What nobody asked for is asked no price of: its
 * maker may have made one up. Nor is what nodes do not agree about: its time may be made up.
 */
export async function withPrices(
  records: readonly ArrivalRecord[],
  tellPrices: TellPrices,
): Promise<readonly ArrivalRecord[]> {
  const wanted = records.flatMap(({ id, record, at }) => {
    const network = findNetworkById(record.network);
    const isFungible = record.standard === 'coin' || record.standard === 'erc20';
    const isCertain = record.status === 'completed' && record.is_unverified !== true;
    if (!network || !isFungible || !isCertain) return [];
    return [{ id, moment: { network, contract: record.contract_address, at } }];
  });
  if (wanted.length === 0) return records;
  const prices = await tellPrices(wanted.map(({ moment }) => moment));
  const priceOf = new Map(wanted.map(({ id }, index) => [id, prices[index]]));
  return records.map((arrival) => {
    const price = priceOf.get(arrival.id);
    if (!price) return arrival;
    const name = arrival.record.contract_address === undefined ? 'coin_price_usd' : 'token_price_usd';
    return { ...arrival, record: { ...arrival.record, [name]: price.usd, price_source: price.source } };
  });
}
