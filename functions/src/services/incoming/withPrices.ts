import type { ArrivalRecord } from './IncomingStore.ts';
import type { ArrivalPrices } from './pricesOf.ts';

/** Adds to records of what came in what one of it cost. What nodes do not agree about gets none: its time may be made up. */
export function withPrices(
  records: readonly ArrivalRecord[],
  prices: ArrivalPrices,
): readonly ArrivalRecord[] {
  return records.map((arrival) => {
    const price = prices.get(arrival.id);
    if (!price || arrival.record.status !== 'completed') return arrival;
    const name = arrival.record.contract_address === undefined ? 'coin_price_usd' : 'token_price_usd';
    return { ...arrival, record: { ...arrival.record, [name]: price.usd, price_source: price.source } };
  });
}
