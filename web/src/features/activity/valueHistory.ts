import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { usdValue } from '@everything-wallet/core/amounts/usdValue';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { ActivityRecord } from './ActivityRecord.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far back the chart goes. */
const DAYS = 30;

const CENT_DECIMALS = 2;

/** What a user has on one network today. */
export interface Holding {
  readonly networkId: NetworkId;
  /** Wei of the native coin, over all own addresses. */
  readonly wei: bigint;
  /** Dollars for one coin, as the price source states it. */
  readonly usd: number;
}

/** What the holdings were worth at a moment. */
export interface ValuePoint {
  readonly time: Date;
  /** Dollars, a decimal string with 2 decimals. */
  readonly usd: string;
}

/**
 * What the coins held today and those sent since were worth, day by day, at today's prices; the last point is now.
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
): readonly ValuePoint[] {
  const flows = holdings.map(({ networkId }) =>
    records
      .filter(({ network }) => network === networkId)
      .map((record) => ({ time: (record.time ?? now).getTime(), wei: outflow(record) })),
  );
  // A record can be newer than the screen: the line still needs a point before today's.
  const first = flows.flat().reduce((earliest, { time }) => Math.min(earliest, time), now.getTime());

  const valueAt = (time: number): string => {
    const cents = holdings.map(({ wei, usd }, index) => {
      const later = (flows[index] ?? []).filter((flow) => flow.time > time);
      const held = later.reduce((sum, flow) => sum + flow.wei, wei);
      return parseAmount(usdValue(held > 0n ? held : 0n, usd), CENT_DECIMALS);
    });
    const [whole = '', fraction = ''] = formatAmount(
      cents.reduce((sum, value) => sum + value, 0n),
      CENT_DECIMALS,
    ).split('.');
    return `${whole}.${fraction.padEnd(CENT_DECIMALS, '0')}`;
  };

  return Array.from({ length: DAYS + 1 }, (_, index) => now.getTime() - (DAYS - index) * DAY_MS)
    .filter((time) => time === now.getTime() || time >= first - DAY_MS)
    .map((time) => ({
      time: new Date(time),
      // What is recorded a moment after the screen was opened is in today's balance already.
      usd: valueAt(time === now.getTime() ? Infinity : time),
    }));
}

/** The wei of native coin by which a transaction made its owner's balance smaller; negative where it grew. */
function outflow({ type, status, amount, contract_address: contract, ...record }: ActivityRecord): bigint {
  if (status === 'pending') return 0n;
  const fee = type === 'receive' ? 0n : parseAmount(record.fee_paid ?? record.gas_fee ?? '0');
  const isOwnTransfer = record.from_address.toLowerCase() === record.to_address.toLowerCase();
  // A swap's record says what came out of it, not what went in.
  if (status === 'failed' || contract !== undefined || isOwnTransfer || type === 'swap') return fee;
  return type === 'receive' ? -parseAmount(amount) : fee + parseAmount(amount);
}
