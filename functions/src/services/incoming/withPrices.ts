import type { PriceOfNow } from '../prices/priceNow.ts';
import type { IncomingRecord } from './IncomingStore.ts';
import type { PriceFields } from './PriceFields.ts';
import type { IncomingPrices } from './pricesOf.ts';

/**
 * Adds unit prices to records of incoming transfers. Transfers on which nodes disagree get none: their time
 * may be made up.
 */
export function withPrices(
  records: readonly IncomingRecord[],
  prices: IncomingPrices,
): readonly IncomingRecord[] {
  return records.map((transfer) => {
    const price = prices.get(transfer.id);
    if (!price || transfer.record.status !== 'completed') return transfer;
    return {
      ...transfer,
      record: { ...transfer.record, ...priceFields(transfer.record.contract_address, price) },
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
