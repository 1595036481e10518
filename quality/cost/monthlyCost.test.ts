import { expect, test } from 'vitest';
import { monthlyCost as costOf } from './monthlyCost.ts';
import { noUse, type SessionCounts, type UseCounts } from './SessionCounts.ts';
import { monthOfUser, type MonthOfUser } from './unitPrices.ts';

/** Twenty sessions as they are counted: three minutes, four networks, one node each. */
const asCounted: MonthOfUser = {
  sessions: [{ count: 20, minutes: 3, hiddenMinutes: 0 }],
  ...{
    notified: 0,
    firstVisits: 4,
    releases: 0,
    sends: 4,
    networks: 4,
    nodes: 1,
    readsAway: false,
    received: 0,
    isScanned: false,
  },
};
const monthlyCost = (counts: SessionCounts, users: number, month = asCounted) => costOf(counts, users, month);

/** A session that uses so much while it is open, and nothing else. */
const session = (open: Partial<UseCounts>, changes: Partial<SessionCounts> = {}): SessionCounts => ({
  commit: 'none',
  firstVisit: noUse(),
  nextVisit: noUse(),
  openMinutes: 3,
  open: { ...noUse(), ...open },
  later: noUse(),
  hidden: noUse(),
  send: noUse(),
  updateBytes: 0,
  cpuMsPerCall: 0,
  ...changes,
});

/** Database cost of sharing prices, for any number of users. */
const QUOTES = (86_400 * 8 * 0.6 + 86_400 * 2 * 1.8) / 1e6;

test('an unused wallet costs only the plan for prices, and sharing them', () => {
  const cost = monthlyCost(session({}), 1_000);
  expect(cost).toMatchObject({ prices: 129, computing: 0 });
  expect(cost.database).toBeCloseTo(QUOTES, 10);
  expect(cost.total).toBeCloseTo(129 + QUOTES, 10);
});

test('prices cost the requests that edges of the CDN pass on, at most one an edge in 15 seconds', () => {
  const few = monthlyCost(session({ pricePolls: 5 }), 1_000).prices - 129;
  // 100,000 requests of a tenth of a second, hardly ever two at once.
  expect(few).toBeCloseTo(0.04 + 10_000 * (0.000024 + 0.25 * 0.0000025), 2);
  const many = monthlyCost(session({ pricePolls: 6 }), 1_000_000).prices;
  expect(monthlyCost(session({ pricePolls: 6 }), 10_000_000).prices).toBe(many);
  const requests = (100 * 30 * 24 * 60 * 60) / 15;
  const month = 30 * 24 * 60 * 60 * (0.000024 + 0.25 * 0.0000025);
  expect(many - 129).toBeCloseTo((requests * 0.4) / 1e6 + (1 - Math.exp(-100 / 150)) * month, 6);
});

test('each thing that is used costs its price: 20 sessions of 1,000 users', () => {
  const cost = monthlyCost(session({ reads: 50, writes: 5, rpcCalls: 10, hostingBytes: 100_000 }), 1_000);
  expect(cost.database).toBeCloseTo(0.6 + 0.18 + QUOTES, 10);
  expect(cost.nodes).toBeCloseTo(1.2, 10);
  expect(cost.pages).toBeCloseTo(0.3, 10);
  expect(cost.total).toBeCloseTo(0.78 + 1.2 + 0.3 + 129 + QUOTES, 10);
});

test('first visits and transfers are counted as often as they happen', () => {
  const counts = session(
    {},
    {
      firstVisit: { ...noUse(), hostingBytes: 1_000_000 },
      nextVisit: { ...noUse(), hostingBytes: 10_000 },
      send: { ...noUse(), reads: 1_000 },
    },
  );
  const cost = monthlyCost(counts, 1_000);
  // 16 visits of 10 kB and 4 of 1 MB; 4 transfers.
  expect(cost.pages).toBeCloseTo(4.16 * 0.15, 10);
  expect(cost.database).toBeCloseTo(4 * 0.6 + QUOTES, 10);
});

// Regression: each release counted as a first visit, though a browser takes what did not change from the release before.
test('a release costs the bytes of its update', () => {
  const counts = session({}, { updateBytes: 500_000 });
  expect(monthlyCost(counts, 1_000, { ...asCounted, releases: 4 }).pages).toBeCloseTo(2 * 0.15, 10);
});

test('one instance is charged for the time in which requests are under way, and never more than all of it', () => {
  const month = 30 * 24 * 60 * 60 * (0.000024 + 0.5 * 0.0000025);
  const few = monthlyCost(session({ functionRequests: 1 }), 100).computing;
  // 2,000 requests of three quarters of a second, hardly ever two at once.
  expect(few).toBeCloseTo(1_500 * (0.000024 + 0.5 * 0.0000025), 4);
  expect(monthlyCost(session({ functionRequests: 5 }), 1_000_000).computing).toBeCloseTo(month, 3);
  // With many concurrent requests, as many instances as their concurrency requires.
  const many = monthlyCost(session({ functionRequests: 1_000 }), 1_000_000).computing;
  expect(many / month).toBeCloseTo((((20e9 / (30 * 24 * 3600)) * 0.75) / 80) * (1 / 0.6), 6);
});

test('shared requests are sent once an instance, and never more often than there are users', () => {
  const sharing = { rpcCalls: 10, sharedRpc: { eth_getBlockByNumber: 40 } };
  // A few users: as if each sent its own requests, 20 times a month.
  expect(monthlyCost(session(sharing), 1_000).nodes).toBeCloseTo((20 * 1_000 * 50 * 6) / 1e6, 10);
  // A block every 12 s on two networks and every 2 s on one, heads and logs of each every 5 s.
  const month = 30 * 24 * 60 * 60;
  const requested = month * (2 / 12 + 1 / 2 + 8 / 5);
  const many = monthlyCost(session(sharing), 1_000_000).nodes;
  expect(many).toBeCloseTo(((20e6 * 10 + requested) * 6) / 1e6, 6);
  // Each of several instances sends requests.
  const calls = { ...sharing, functionRequests: 100 };
  const busy = Math.ceil(((2e9 / month) * 0.012) / 0.6);
  const more = monthlyCost(session(calls, { cpuMsPerCall: 12 }), 1_000_000).nodes;
  expect(more).toBeCloseTo(((20e6 * 10 + busy * requested) * 6) / 1e6, 6);
});

test('CPU time needs separate instances', () => {
  const month = 30 * 24 * 60 * 60 * (0.000024 + 0.5 * 0.0000025);
  const cost = monthlyCost(session({ functionRequests: 100 }, { cpuMsPerCall: 12 }), 1_000_000).computing;
  expect(cost / month).toBeCloseTo(((2e9 / (30 * 24 * 3600)) * 0.012) / 0.6, 6);
});

// Regression: the table counted one node, four networks, and twenty sessions of three minutes.
test('every node gets every request', () => {
  const counts = session({ rpcCalls: 10, sharedRpc: { eth_getBlockByNumber: 40 } });
  const one = monthlyCost(counts, 1_000).nodes;
  expect(monthlyCost(counts, 1_000, { ...asCounted, nodes: 2 }).nodes).toBeCloseTo(2 * one, 10);
});

test('scales requests of networks that are not selected to each further one', () => {
  const counts = session({
    rpcCalls: 10,
    rpcMethods: { selected: { eth_call: 4 }, others: { eth_call: 6 } },
  });
  // 4 + 6 × 8 / 3 = 20 questions in each of 20 sessions.
  expect(monthlyCost(counts, 1_000, { ...asCounted, networks: 9 }).nodes).toBeCloseTo(
    (20_000 * 20 * 6) / 1e6,
    10,
  );
  // States of accounts are compared on Polygon, and on four of the five others, whose blocks are too many to be read.
  const ofStates = session({ rpcCalls: 2, rpcMethods: { selected: {}, others: { eth_getBalance: 2 } } });
  expect(monthlyCost(ofStates, 1_000, { ...asCounted, networks: 9 }).nodes).toBeCloseTo(
    (20_000 * 10 * 6) / 1e6,
    10,
  );
});

// Regression: every block of Arbitrum, four a second, was counted as read by each instance.
test('blocks are counted where they are read, and heads and logs on every network', () => {
  const counts = session({ sharedRpc: { eth_getBlockByNumber: 1e6 } });
  const month = 30 * 24 * 60 * 60;
  const requested = month * (2 / 12 + 2 / 2 + (9 * 2) / 5);
  expect(monthlyCost(counts, 1_000_000, { ...asCounted, networks: 9 }).nodes).toBeCloseTo(
    (requested * 6) / 1e6,
    6,
  );
});

// Regression: each minute counted as one of the first three, with scans for tokens, and a hidden one as two
// fifths of that.
test('a session is counted by its first minutes, its later ones, and those of its hidden tab', () => {
  const uses = [30, 12, 3].map((writes) => ({ ...noUse(), writes })) as [UseCounts, UseCounts, UseCounts];
  const [open, later, hidden] = uses;
  const counts = session(open, { later, hidden });
  const writesOf = (minutes: number, hiddenMinutes: number, notified: number) => {
    const month = { ...asCounted, sessions: [{ count: 1, minutes, hiddenMinutes }], notified };
    return Math.round((monthlyCost(counts, 1_000, month).database - QUOTES) / (1_000 * 1.8e-6));
  };
  expect(writesOf(3, 0, 1)).toBe(30);
  expect(writesOf(1, 0, 1)).toBe(10);
  expect(writesOf(30, 0, 1)).toBe(30 + 9 * 12);
  expect(writesOf(3, 60, 1)).toBe(30 + 20 * 3);
  expect(writesOf(3, 60, 0.5)).toBe(30 + 10 * 3);
  expect(writesOf(3, 60, 0)).toBe(30);
});

// Regression: scans of transfers that arrived while the wallet was closed were missing from the tables.
test('blocks of the time while the wallet was closed are read for each user, ten thousand in one scan', () => {
  const { nodes } = monthlyCost(session({}), 1_000, { ...asCounted, readsAway: true });
  // Two networks with a block every 12 s, and two with one every 2 s.
  const blocks = 2 * 216_000 + 2 * 1_296_000;
  expect(nodes).toBeCloseTo((1_000 * (blocks / 10_000) * 2 * 6) / 1e6, 8);
});

test('the table is of all networks, two nodes, and sessions of 3 and of 30 minutes', () => {
  expect(monthOfUser).toMatchObject({ networks: 9, nodes: 2, readsAway: true });
  expect(monthOfUser.sessions.map(({ minutes }) => minutes)).toEqual([3, 30]);
  expect(monthOfUser.sessions.every(({ hiddenMinutes }) => hiddenMinutes > 0)).toBe(true);
});
