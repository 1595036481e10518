import { alwaysOnNetworks, networks } from '@everything-wallet/core/networks/networks';
import type { SessionCounts, UseCounts } from './SessionCounts.ts';
import {
  HEADS_SECONDS,
  HIDDEN_PACE,
  instances,
  monthOfUser,
  unitPrices,
  type MonthOfUser,
} from './unitPrices.ts';

/** What a month costs, in US dollars. */
export interface MonthlyCost {
  readonly requests: number;
  readonly computing: number;
  readonly database: number;
  readonly pages: number;
  readonly nodes: number;
  readonly prices: number;
  readonly total: number;
}

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const MILLION = 1_000_000;
const GB = 1_000_000_000;

/**
 * What one instance asks one node of each network at most in a month that depends on no user: each block once, heads and logs of all
 * accounts again and again. Networks that are on for everybody come first.
 */
function sharedQuestions(count: number): number {
  const others = networks.filter((network) => !alwaysOnNetworks.includes(network));
  return [...alwaysOnNetworks, ...others]
    .slice(0, count)
    .reduce(
      (sum, { blockSeconds }) => sum + MONTH_SECONDS / blockSeconds + (2 * MONTH_SECONDS) / HEADS_SECONDS,
      0,
    );
}

/** Prices are shared by all instances: in each half minute two writes, and a read of each of the few instances. */
const sharedQuotes = { reads: (MONTH_SECONDS / 30) * 8, writes: (MONTH_SECONDS / 30) * 2 };

/**
 * What so many users cost in a month, by what was counted of a session:
 *
 *     open     = what was counted a minute × (minutes looked at + hidden minutes × share notified × pace of hidden tabs)
 *     use      = sessions × next visit + open + first visits × (first − next visit) + sends × send
 *     under way = requests / month × seconds of a request
 *     busy     = max(1 − e^−(under way), under way / (concurrency × utilisation), requests / month × processor time / utilisation)
 *     cost     = requests × price + busy × month × (vCPU + GiB × memory) + reads × price + writes × price + bytes × price …
 *
 * Sessions are counted on the four networks that are on for everybody, with one node each: what is asked about holdings and about what
 * came in is as much for each further network, and all questions to nodes are asked of each node.
 *
 * Questions that depend on no user are asked once an instance: as often as if every user had one of their own, and no more often than
 * blocks and heads are to be had in a month.
 *
 * `busy` is the number of instances that are charged: one, for the share of time in which any request is under way, and as many as
 * places or processor time need where there are more.
 */
export function monthlyCost(
  session: SessionCounts,
  users: number,
  month: MonthOfUser = monthOfUser,
): MonthlyCost {
  const { firstVisits, sends, notified, nodes: nodesEach } = month;
  const sessions = month.sessions.reduce((sum, { count }) => sum + count, 0);
  const minutes = month.sessions.reduce(
    (sum, kind) => sum + kind.count * (kind.minutes + kind.hiddenMinutes * notified * HIDDEN_PACE),
    0,
  );
  const of = (count: (use: UseCounts) => number) =>
    users *
    (sessions * count(session.nextVisit) +
      (minutes / session.openMinutes) * count(session.open) +
      firstVisits * (count(session.firstVisit) - count(session.nextVisit)) +
      sends * count(session.send));
  const networkShare = month.networks / alwaysOnNetworks.length;
  const questionsOf = ({ rpcCalls, rpcMethods: { holdings, incoming } }: UseCounts) => {
    const everywhere = sumOf(holdings) + sumOf(incoming);
    return rpcCalls + everywhere * (networkShare - 1);
  };

  const requestCount = of((use) => use.functionRequests);
  const perSecond = requestCount / MONTH_SECONDS;
  const { concurrency, gib, secondsPerRequest, utilisation } = instances;
  const underWay = perSecond * secondsPerRequest;
  const busy = Math.max(
    1 - Math.exp(-underWay),
    underWay / (concurrency * utilisation),
    (perSecond * session.cpuMsPerCall) / 1_000 / utilisation,
  );

  const requests = (requestCount / MILLION) * unitPrices.millionRequests;
  const sent = (of((use) => use.functionBytes) / GB) * unitPrices.gbSent;
  const computing = busy * MONTH_SECONDS * (unitPrices.vcpuSecond + gib * unitPrices.gibSecond) + sent;
  const database =
    ((of((use) => use.reads) + sharedQuotes.reads) / MILLION) * unitPrices.millionReads +
    ((of((use) => use.writes) + sharedQuotes.writes) / MILLION) * unitPrices.millionWrites;
  const pages = (of((use) => use.hostingBytes) / GB) * unitPrices.gbHosted;
  const shared = Math.min(
    of((use) => sumOf(use.sharedRpc)) * networkShare,
    Math.max(1, Math.ceil(busy)) * sharedQuestions(month.networks),
  );
  const nodes = ((nodesEach * (of(questionsOf) + shared)) / MILLION) * unitPrices.millionRpcCalls;
  const prices = unitPrices.pricePlan;
  const total = requests + computing + database + pages + nodes + prices;
  return { requests, computing, database, pages, nodes, prices, total };
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
