import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { PriceOfNow } from '../prices/priceNow.ts';
import type { IncomingRecord } from './IncomingStore.ts';
import type { IncomingPrices } from './pricesOf.ts';

/** What a record says of its price. */
export type PriceFields = Pick<TransactionRecord, 'coin_price_usd' | 'token_price_usd' | 'price_source'>;

/** Adds to records of what came in what one of it cost. What nodes do not agree about gets none: its time may be made up. */
export function withPrices(
  records: readonly IncomingRecord[],
  prices: IncomingPrices,
): readonly IncomingRecord[] {
  return records.map((arrival) => {
    const price = prices.get(arrival.id);
    if (!price || arrival.record.status !== 'completed') return arrival;
    return {
      ...arrival,
      record: { ...arrival.record, ...priceFields(arrival.record.contract_address, price) },
    };
  });
}

/**
 * A price as a record has it.
 *
 * @param contract the token's; undefined of the network's coin
 */
export function priceFields(contract: string | undefined, { usd, source }: PriceOfNow): PriceFields {
  return { [contract === undefined ? 'coin_price_usd' : 'token_price_usd']: usd, price_source: source };
}
