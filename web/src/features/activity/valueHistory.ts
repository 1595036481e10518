import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { sumOfUsd } from '@everything-wallet/core/money/sumOfUsd';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { ActivityRecord } from './ActivityRecord.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days the chart goes back. */
const DAYS = 30;

/** A user's coins on one network today. */
export interface Holding {
  readonly networkId: NetworkId;
  /** Wei of the coin, over all own addresses. */
  readonly wei: bigint;
  /** Dollars for one coin now, from the price source. */
  readonly usd: number;
  /** Dollars for one coin at a past moment, in milliseconds since 1970; undefined if unknown. */
  readonly usdAt: (time: number) => number | undefined;
}

/** Value of the holdings at a moment. */
interface ValuePoint {
  readonly time: Date;
  /** Dollars, as an exact decimal string. */
  readonly usd: string;
}

/** Current and past value of the holdings. */
export interface ValueHistory {
  /** Current value of all holdings: dollars, as an exact decimal string. */
  readonly usd: string;
  /** Oldest first, without the networks in `leftOut`; empty if all are left out. */
  readonly points: readonly ValuePoint[];
  /** Networks without a price for some day: without them the line is too low, but with a guess it would be wrong. */
  readonly leftOut: readonly NetworkId[];
}

/**
 * Computes the daily value of the coins held today and those sent since, at the prices of each day; the last point is now.
 *
 * Replays the recorded transfers back from today's balances. Coins received without a record, as before the wallet scanned for
 * incoming transfers, count as held from the start. Begins a day before the first transfer, at most 30 days ago.
 *
 * @param records only those of the holdings' networks count: transfers of coins, and the fees of token transfers
 */
export function valueHistory(
  records: readonly ActivityRecord[],
  holdings: readonly Holding[],
  now: Date,
): ValueHistory {
  const flows = holdings.map(({ networkId }) =>
    records
      .filter(({ network }) => network === networkId)
      .map((record) => ({ time: (record.time ?? now).getTime(), wei: outflow(record) })),
  );
  // A record can be newer than the screen: the line still needs a point before today's.
  const first = flows.flat().reduce((earliest, { time }) => Math.min(earliest, time), now.getTime());
  const past = Array.from({ length: DAYS }, (_, index) => now.getTime() - (DAYS - index) * DAY_MS).filter(
    (time) => time >= first - DAY_MS,
  );

  const lines = holdings.map(({ wei, usdAt }, index) =>
    past.map((time) => {
      const later = (flows[index] ?? []).filter((flow) => flow.time > time);
      const held = later.reduce((sum, flow) => sum + flow.wei, wei);
      // A zero balance needs no price.
      if (held <= 0n) return '0';
      const usd = usdAt(time);
      return usd === undefined ? undefined : exactUsd(held, usd);
    }),
  );
  const isKnown = lines.map((line) => !line.includes(undefined));
  // Today's balance includes transfers recorded after the screen was opened.
  const today = holdings.map(({ wei, usd }) => exactUsd(wei, usd));
  const sumOfKnown = (values: readonly (string | undefined)[]) =>
    sumOfUsd(values.filter((value, index) => value !== undefined && isKnown[index]) as string[]);
  return {
    usd: sumOfUsd(today),
    points: isKnown.includes(true)
      ? [
          ...past.map((time, moment) => ({
            time: new Date(time),
            usd: sumOfKnown(lines.map((line) => line[moment])),
          })),
          { time: now, usd: sumOfKnown(today) },
        ]
      : [],
    leftOut: holdings.flatMap(({ networkId }, index) => (isKnown[index] ? [] : [networkId])),
  };
}

/** Returns the wei of the coin by which a transaction reduced its owner's balance; negative if it grew. */
function outflow({ type, status, amount, contract_address: contract, ...record }: ActivityRecord): bigint {
  if (status === 'pending') return 0n;
  const fee = type === 'receive' ? 0n : parseAmount(record.fee_paid ?? record.gas_fee ?? '0');
  const isOwnTransfer = record.from_address.toLowerCase() === record.to_address.toLowerCase();
  if (status === 'failed') return fee;
  // For a call, the coin amounts in its logs take precedence over the signed amount.
  if (record.left && record.came) return fee + coinIn(record.left) - coinIn(record.came);
  if (contract !== undefined || isOwnTransfer) return fee;
  return type === 'receive' ? -parseAmount(amount) : fee + parseAmount(amount);
}

function coinIn(moved: readonly MovedInCall[]): bigint {
  return moved.reduce((sum, { kind, units }) => (kind === 'coin' ? sum + BigInt(units) : sum), 0n);
}
