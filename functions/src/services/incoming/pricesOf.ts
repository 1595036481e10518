import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { PriceOfNow } from '../prices/priceNow.ts';
import type { PricedMoment } from '../prices/PricedMoment.ts';
import type { IncomingRecord } from './IncomingStore.ts';

/**
 * Returns a user's prices of one unit of assets at past moments, in the requested order; undefined if
 * unknown.
 */
export type ReadPrices = (
  moments: readonly PricedMoment[],
  userId: string,
) => Promise<readonly (PriceOfNow | undefined)[]>;

/** Prices by the id of a record. */
export type IncomingPrices = ReadonlyMap<string, PriceOfNow>;

/** Returns the price of each received asset in the hour of its block, if known. */
export async function pricesOf(
  records: readonly IncomingRecord[],
  readPrices: ReadPrices,
  userId: string,
): Promise<IncomingPrices> {
  const wanted = records.flatMap((transfer) => {
    const moment = momentOf(transfer);
    return moment ? [{ id: transfer.id, moment }] : [];
  });
  if (wanted.length === 0) return new Map();
  const prices = await readPrices(
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

/**
 * Returns the moment for a record's price. Unverified transfers get no price: its maker may have made one up.
 */
export function momentOf({ record, at }: IncomingRecord): PricedMoment | undefined {
  const network = findNetworkById(record.network);
  const isFungible = record.standard === 'coin' || record.standard === 'erc20';
  if (!network || !isFungible || record.is_unverified === true) return undefined;
  return { network, contract: record.contract_address, at };
}
