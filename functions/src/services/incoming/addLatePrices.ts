import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { PricedMoment } from '../prices/PricedMoment.ts';
import { priceSpan } from '../prices/priceSpan.ts';
import type { IncomingRecord, IncomingCursor, IncomingStore, UnpricedTransfer } from './IncomingStore.ts';
import { momentOf, type ReadPrices } from './pricesOf.ts';
import { priceFields } from './withPrices.ts';

/**
 * Maximum records whose price is requested again, the newest ones; each is about 250 bytes of the user's
 * document.
 */
export const MAX_UNPRICED = 300;

/** Milliseconds to the first repeated request; each further pause is as long as the wait so far. */
const AGAIN_AFTER_MS = 60_000;

/** Milliseconds for which a price is requested again, and once more if the wallet was closed until then. */
const GIVEN_UP_AFTER_MS = 86_400_000;

interface Dependencies {
  readonly store: IncomingStore;
  readonly readPrices: ReadPrices;
  readonly requireActiveAccount: (userId: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Returns the records that wait for a price, with the new final ones that have none and may get one.
 *
 * @param ids of final records without a price
 * @param now ms since 1970
 */
export function withUnpriced(
  waiting: readonly UnpricedTransfer[],
  records: readonly IncomingRecord[],
  ids: readonly string[],
  now: number,
): readonly UnpricedTransfer[] {
  const known = new Set(waiting.map(({ id }) => id));
  const more = records
    .filter(({ id }) => ids.includes(id) && !known.has(id))
    .flatMap((transfer): UnpricedTransfer[] => {
      const moment = momentOf(transfer);
      if (!moment || priceSpan(moment, now) === undefined) return [];
      const { id, record, at } = transfer;
      return [
        {
          id,
          network: record.network,
          contract: record.contract_address ?? '',
          account: record.to_address.toLowerCase(),
          at,
          since: now,
          dueAt: now + AGAIN_AFTER_MS,
        },
      ];
    });
  return more.length === 0 ? waiting : [...more.toReversed(), ...waiting].slice(0, MAX_UNPRICED);
}

/**
 * Requests the missing prices of final records again, if one of them is due, and adds them. An existing price
 * stays. Reads and writes nothing if none is due.
 *
 * @returns the records that still wait for a price
 */
export async function addLatePrices(
  userId: string,
  { unpriced }: Pick<IncomingCursor, 'unpriced'>,
  { store, readPrices, requireActiveAccount, now }: Dependencies,
): Promise<readonly UnpricedTransfer[]> {
  const requestedAt = now();
  if (!unpriced.some(({ dueAt }) => dueAt <= requestedAt)) return unpriced;
  const wanted = unpriced.flatMap((transfer) => {
    const moment = momentThen(transfer);
    return moment && priceSpan(moment, requestedAt) !== undefined ? [{ id: transfer.id, moment }] : [];
  });
  const moments = wanted.map(({ moment }) => moment);
  const prices = moments.length === 0 ? [] : await readPrices(moments, userId);
  const found = wanted.flatMap(({ id, moment }, index) => {
    const price = prices[index];
    return price ? [{ id, price: priceFields(moment.contract, price) }] : [];
  });
  await requireActiveAccount(userId);
  if (found.length > 0) await store.addPrices(found);
  const priced = new Set(found.map(({ id }) => id));
  const requested = new Set(unpriced.map(({ id }) => id));
  const left = (waiting: readonly UnpricedTransfer[]) =>
    waiting.flatMap((transfer) => {
      // Another call has added it meanwhile.
      if (!requested.has(transfer.id)) return [transfer];
      const waited = requestedAt - transfer.since;
      if (priced.has(transfer.id) || waited >= GIVEN_UP_AFTER_MS) return [];
      return [{ ...transfer, dueAt: requestedAt + Math.max(AGAIN_AFTER_MS, waited) }];
    });
  await store.save(userId, (cursor) => ({ ...cursor, unpriced: left(cursor.unpriced) }));
  return left(unpriced);
}

function momentThen({ network: networkId, contract, at }: UnpricedTransfer): PricedMoment | undefined {
  const network = findNetworkById(networkId);
  return network && { network, contract: contract === '' ? undefined : contract, at };
}
