import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { MovedInCall } from '@everything-wallet/core/documents/transaction';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { sumOfUsd } from '@everything-wallet/core/money/sumOfUsd';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { ActivityRecord } from './ActivityRecord.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far back the chart goes. */
const DAYS = 30;

/** What a user has on one network today. */
export interface Holding {
  readonly networkId: NetworkId;
  /** Wei of the native coin, over all own addresses. */
  readonly wei: bigint;
  /** Dollars for one coin now, as the price source states it. */
  readonly usd: number;
  /** The same at a moment gone by, in milliseconds since 1970; undefined where it is not known. */
  readonly usdAt: (time: number) => number | undefined;
}

/** What the holdings were worth at a moment. */
interface ValuePoint {
  readonly time: Date;
  /** Dollars, an exact decimal string. */
  readonly usd: string;
}

/** What the holdings are and were worth. */
export interface ValueHistory {
  /** Of all of them now: dollars, an exact decimal string. */
  readonly usd: string;
  /** The oldest first, without those left out; none where all are. */
  readonly points: readonly ValuePoint[];
  /** Whose price of some day is not known: without them the line is of less, but with a guess it would be wrong. */
  readonly leftOut: readonly NetworkId[];
}

/**
 * What the coins held today and those sent since were worth, day by day, at the prices of each day; the last point is now.
 *
 * Plays the recorded transfers back from today's balances. Coins that came in without a record, as before the wallet began to
 * look for them, are taken for held from the start. Begins a day before the first transfer, at most 30 days ago.
 *
 * @param records those of the holdings' networks count, of native coin and of the fees of tokens
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
      // Nothing is worth nothing, whatever it would have cost.
      if (held <= 0n) return '0';
      const usd = usdAt(time);
      return usd === undefined ? undefined : exactUsd(held, usd);
    }),
  );
  const isKnown = lines.map((line) => !line.includes(undefined));
  // What is recorded a moment after the screen was opened is in today's balance already.
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

/** The wei of native coin by which a transaction made its owner's balance smaller; negative where it grew. */
function outflow({ type, status, amount, contract_address: contract, ...record }: ActivityRecord): bigint {
  if (status === 'pending') return 0n;
  const fee = type === 'receive' ? 0n : parseAmount(record.fee_paid ?? record.gas_fee ?? '0');
  const isOwnTransfer = record.from_address.toLowerCase() === record.to_address.toLowerCase();
  if (status === 'failed') return fee;
  // Of a call, what its logs say of coin counts before what was signed.
  if (record.left && record.came) return fee + coinIn(record.left) - coinIn(record.came);
  if (contract !== undefined || isOwnTransfer) return fee;
  return type === 'receive' ? -parseAmount(amount) : fee + parseAmount(amount);
}

function coinIn(moved: readonly MovedInCall[]): bigint {
  return moved.reduce((sum, { kind, units }) => (kind === 'coin' ? sum + BigInt(units) : sum), 0n);
}
