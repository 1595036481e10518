import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { monthlyCost, type MonthlyCost } from './monthlyCost.ts';
import type { SessionCounts } from './SessionCounts.ts';
import { monthOfUser, type MonthOfUser } from './unitPrices.ts';

const sessionCount = monthOfUser.sessions.reduce((sum, { count }) => sum + count, 0);

/** Use included in each row: that of all rows above it, and this. */
const ROWS: readonly (readonly [what: string, changes: Partial<MonthOfUser>])[] = [
  [
    `${sessionCount} sessions of 3 minutes, four networks, one node each`,
    {
      sessions: [{ count: sessionCount, minutes: 3, hiddenMinutes: 0 }],
      ...{ networks: alwaysOnNetworks.length, nodes: 1, readsAway: false },
    },
  ],
  ['two nodes', { nodes: monthOfUser.nodes }],
  ['incoming transfers while closed', { readsAway: true }],
  ['all nine networks', { networks: monthOfUser.networks }],
  [
    'five of the sessions of 30 minutes',
    { sessions: monthOfUser.sessions.map((kind) => ({ ...kind, hiddenMinutes: 0 })) },
  ],
  ['hidden tabs', { sessions: monthOfUser.sessions }],
];

/** In the order of the table. */
const COLUMNS = [
  'requests',
  'computing',
  'database',
  'pages',
  'nodes',
  'prices',
  'scanners',
  'total',
] as const;

/**
 * Returns the cost of a number of users in a month, in whole dollars: a row for each additional use, with its
 * name first.
 *
 * @param isScanned true if the session was counted with scanners
 */
export function costTable(session: SessionCounts, users: number, isScanned = false): string[][] {
  let month: MonthOfUser = { ...monthOfUser, isScanned };
  return ROWS.map(([what, changes], index) => {
    month = { ...month, ...changes };
    return [index === 0 ? what : `and ${what}`, ...cellsOf(monthlyCost(session, users, month))];
  });
}

function cellsOf(cost: MonthlyCost): string[] {
  return COLUMNS.map((column) => Math.round(cost[column]).toLocaleString('en'));
}
