import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { PriceOfNow } from '../prices/priceNow.ts';
import type { PricedMoment } from '../prices/pricesThen.ts';
import type { IncomingRecord } from './IncomingStore.ts';

/** Tells a user what one of something cost at some moments, in the order asked; undefined where nobody knows. */
export type ReportPrices = (
  moments: readonly PricedMoment[],
  userId: string,
) => Promise<readonly (PriceOfNow | undefined)[]>;

/** Prices by the id of a record. */
export type IncomingPrices = ReadonlyMap<string, PriceOfNow>;

/** What one of each thing that came in cost in the hour of its block, where that is known. */
export async function pricesOf(
  records: readonly IncomingRecord[],
  tellPrices: ReportPrices,
  userId: string,
): Promise<IncomingPrices> {
  const wanted = records.flatMap((arrival) => {
    const moment = momentOf(arrival);
    return moment ? [{ id: arrival.id, moment }] : [];
  });
  if (wanted.length === 0) return new Map();
  const prices = await tellPrices(
    wanted.map(({ moment }) => moment),
    userId,
  );
  return new Map(
    wanted.flatMap(({ id }, index) => {
      const price = prices[index];
      return price ? [[id, price] as const] : [];
    }),
  );
}

/** Which price a record is to have. What nobody asked for is asked no price of: its maker may have made one up. */
export function momentOf({ record, at }: IncomingRecord): PricedMoment | undefined {
  const network = findNetworkById(record.network);
  const isFungible = record.standard === 'coin' || record.standard === 'erc20';
  if (!network || !isFungible || record.is_unverified === true) return undefined;
  return { network, contract: record.contract_address, at };
}
