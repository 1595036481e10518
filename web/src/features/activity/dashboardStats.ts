import { hasMoved } from '@everything-wallet/core/documents/hasMoved';
import { fromUnits, toUnits } from '@everything-wallet/core/amounts/units';
import type { WriteAmount } from '../../lib/format/WriteAmount.ts';
import { formatExactCoin } from '../../lib/format/formatExactCoin.ts';
import { formatShort } from '../../lib/format/formatShort.ts';
import type { TextId } from '../../texts/texts.ts';
import type { ActivityRecord } from './ActivityRecord.ts';
import type { Asset } from './Asset.ts';
import { assetOf } from './assetOf.ts';
import type { DashboardStat } from './DashboardStat.ts';
import { language } from '../../lib/language/language.ts';

/** Length of the period compared with the one before, in ms: 30 days. */
const PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

type Period = 'current' | 'previous' | 'earlier';

/**
 * Computes the four cards of the dashboard: zeros for a new user (docs/product.md §2, Activity dashboard).
 *
 * Sent and received count confirmed transfers: pending and failed ones count only among the transactions. Unverified transfers
 * count nowhere.
 */
export function dashboardStats(all: readonly ActivityRecord[], now: Date): readonly DashboardStat[] {
  const records = all.filter(({ is_unverified: isUnverified }) => isUnverified !== true);
  const periodOf = ({ time }: ActivityRecord): Period => {
    const age = now.getTime() - (time ?? now).getTime();
    if (age <= PERIOD_MS) return 'current';
    return age <= 2 * PERIOD_MS ? 'previous' : 'earlier';
  };
  const current = records.filter((record) => periodOf(record) === 'current');
  const previous = records.filter((record) => periodOf(record) === 'previous');
  const confirmed = records.filter(({ status }) => status === 'completed');
  const ofType = (wanted: ActivityRecord['type']) => confirmed.filter(({ type }) => type === wanted);
  return [
    countStat('activity.stat.transactions', records.length, current.length - previous.length),
    // An approval moves nothing, and a swap is neither sent nor received.
    amountStat('activity.stat.sent', ofType('send').filter(hasMoved), periodOf),
    amountStat('activity.stat.received', ofType('receive'), periodOf),
    countStat('activity.stat.tokens', assetCount(records), assetCount(current) - assetCount(previous)),
  ];
}

function countText(count: number): string {
  return count.toLocaleString(language);
}

function assetCount(records: readonly ActivityRecord[]): number {
  return new Set(records.map((record) => assetOf(record).key)).size;
}

function countStat(title: TextId, total: number, difference: number): DashboardStat {
  return {
    title,
    isAmount: false,
    value: { text: countText(total), exact: countText(total), isTest: false },
    others: [],
    ...changeOf(BigInt(difference), (size) => countText(Number(size))),
  };
}

interface Total {
  readonly asset: Asset;
  count: number;
  /** Units of 10^-80, as below. */
  units: bigint;
  difference: bigint;
}

function amountStat(
  title: TextId,
  records: readonly ActivityRecord[],
  periodOf: (record: ActivityRecord) => Period,
): DashboardStat {
  const signs = { current: 1n, previous: -1n, earlier: 0n } as const;
  const totals = new Map<string, Total>();
  for (const record of records) {
    const asset = assetOf(record);
    const total = totals.get(asset.key) ?? { asset, count: 0, units: 0n, difference: 0n };
    const units = toUnits(record.amount);
    total.count += 1;
    total.units += units;
    total.difference += signs[periodOf(record)] * units;
    totals.set(asset.key, total);
  }

  const [first, ...others] = [...totals.values()].sort(byImportance);
  const empty = { text: '0', exact: '0', isTest: false };
  if (!first) return { title, isAmount: true, value: empty, others: [], ...changeOf(0n, String) };
  const write = (size: bigint, by: WriteAmount) => coins(size, first.asset, by);
  return {
    title,
    isAmount: true,
    value: valueOf(first),
    others: others.map(valueOf),
    ...changeOf(first.difference, write),
  };
}

/** Real coins before test coins, then the assets moved most often. */
function byImportance(one: Total, other: Total): number {
  return (
    Number(one.asset.isTest) - Number(other.asset.isTest) ||
    other.count - one.count ||
    one.asset.key.localeCompare(other.asset.key)
  );
}

function valueOf({ asset, units }: Total) {
  return {
    text: coins(units, asset, formatShort),
    exact: coins(units, asset, formatExactCoin),
    isTest: asset.isTest,
  };
}

function coins(units: bigint, { symbol }: Asset, write: WriteAmount): string {
  return `${write(fromUnits(units))} ${symbol}`;
}

function changeOf(
  difference: bigint,
  say: (size: bigint, write: WriteAmount) => string,
): Pick<DashboardStat, 'change' | 'exactChange' | 'trend'> {
  if (difference === 0n) return { change: '0', exactChange: '0', trend: 'neutral' };
  const isUp = difference > 0n;
  const by = (write: WriteAmount) => `${isUp ? '+' : '−'}${say(isUp ? difference : -difference, write)}`;
  return { change: by(formatShort), exactChange: by(formatExactCoin), trend: isUp ? 'up' : 'down' };
}
