import { alwaysOnNetworks, type Network } from '@everything-wallet/core/networks/networks';
import { busyInstances } from './busyInstances.ts';
import { firstNetworks } from './firstNetworks.ts';
import { MONTH_SECONDS } from './monthSeconds.ts';
import { scannerCost } from './scannerCost.ts';
import type { SessionCounts, UseCounts } from './SessionCounts.ts';
import {
  BLOCKS_READ,
  catchUp,
  HEADS_SECONDS,
  instances,
  monthOfUser,
  priceEdges,
  unitPrices,
  type MonthOfUser,
} from './unitPrices.ts';

/** Monthly cost, in US dollars. */
export interface MonthlyCost {
  readonly requests: number;
  readonly computing: number;
  readonly database: number;
  readonly pages: number;
  readonly nodes: number;
  readonly prices: number;
  readonly scanners: number;
  readonly total: number;
}

const MILLION = 1_000_000;
const GB = 1_000_000_000;

/**
 * Returns true if a network's blocks are read, instead of comparing account states: for those that are final
 * soon.
 */
const isReadWhole = ({ confirmations }: Network): boolean => confirmations < BLOCKS_READ;

/**
 * Returns the highest number of shared requests from one instance to one node of each network in a month:
 * each block once where blocks are read, and heads and logs of all accounts repeatedly.
 */
function sharedQuestions(count: number): number {
  const often = (2 * MONTH_SECONDS) / HEADS_SECONDS;
  return firstNetworks(count).reduce((sum, network) => {
    const blocks = isReadWhole(network) ? MONTH_SECONDS / network.blockSeconds : 0;
    return sum + blocks + often;
  }, 0);
}

/** Scales the requests of a session to a number of networks that are not selected. */
function questionsOfOthers(counts: Readonly<Record<string, number>>, count: number): number {
  const [all, counted] = [count, alwaysOnNetworks.length].map((number) => firstNetworks(number).slice(1));
  const share = (is: (network: Network) => boolean) =>
    (all?.filter(is).length ?? 0) / (counted?.filter(is).length ?? 1);
  return Object.entries(counts).reduce((sum, [method, questions]) => {
    const isOfStates = method === 'eth_getBalance' || method === 'eth_getTransactionCount';
    return sum + questions * share(isOfStates ? (network) => !isReadWhole(network) : () => true);
  }, 0);
}

/**
 * Returns a user's monthly requests to one node of each network about blocks of the time while the wallet was
 * closed.
 */
function awayQuestions(count: number): number {
  const perBlock = catchUp.questions / catchUp.blocks;
  return firstNetworks(count).reduce(
    (sum, { blockSeconds }) => sum + (MONTH_SECONDS / blockSeconds) * perBlock,
    0,
  );
}

/** Prices are shared by all instances: in each half minute two writes, and a read of each of the few instances. */
const sharedQuotes = { reads: (MONTH_SECONDS / 30) * 8, writes: (MONTH_SECONDS / 30) * 2 };

/** Returns the monthly cost of prices: the source's plan, and the requests that edges of the CDN pass on. */
function priceCost(polls: number): number {
  const { edges, cachedSeconds, gib, ...limits } = priceEdges;
  const requests = Math.min(polls, (edges * MONTH_SECONDS) / cachedSeconds);
  const seconds = busyInstances({ ...limits, requests }) * MONTH_SECONDS;
  const origin = seconds * (unitPrices.vcpuSecond + gib * unitPrices.gibSecond);
  return unitPrices.pricePlan + (requests / MILLION) * unitPrices.millionRequests + origin;
}

/**
 * Returns the monthly cost of a number of users, from the counted use of a session:
 *
 *     open     = the first three minutes + (visible minutes − 3) × a later minute + hidden minutes × share notified × a hidden minute
 *     use      = sessions × next visit + open + first visits × (first − next visit) + sends × send; of pages also releases × update
 *     concurrent = requests / month × seconds of a request
 *     busy     = max(1 − e^−concurrent, concurrent / (concurrency × utilization), requests / month × CPU time / utilization)
 *     cost     = requests × price + busy × month × (vCPU + GiB × memory) + reads × price + writes × price + bytes × price …
 *
 * Sessions are counted on the four networks that are always on, with one node each. Requests to the three that are
 * not selected are scaled for each further network, comparing account states where needed, and all requests to nodes
 * go to each node.
 *
 * Requests on behalf of all users are sent once an instance: as often as if every user had one of their own, and no
 * more often than there are blocks and heads in a month. With scanners, their cost is added (`scannerCost`), and no blocks are read of the
 * time while the wallet was closed.
 *
 * `busy` is the number of instances that are charged (`busyInstances`).
 */
export function monthlyCost(
  session: SessionCounts,
  users: number,
  month: MonthOfUser = monthOfUser,
): MonthlyCost {
  const { firstVisits, sends, notified, nodes: nodesEach } = month;
  const { openMinutes } = session;
  const sum = (of: (kind: MonthOfUser['sessions'][number]) => number) =>
    month.sessions.reduce((left, kind) => left + kind.count * of(kind), 0);
  const sessions = sum(() => 1);
  const beginnings = sum(({ minutes }) => Math.min(minutes, openMinutes)) / openMinutes;
  const laterParts = sum(({ minutes }) => Math.max(0, minutes - openMinutes)) / openMinutes;
  const hiddenParts = (notified * sum(({ hiddenMinutes }) => hiddenMinutes)) / openMinutes;
  const of = (count: (use: UseCounts) => number) =>
    users *
    (sessions * count(session.nextVisit) +
      beginnings * count(session.open) +
      laterParts * count(session.later) +
      hiddenParts * count(session.hidden) +
      firstVisits * (count(session.firstVisit) - count(session.nextVisit)) +
      sends * count(session.send));
  const networkShare = month.networks / alwaysOnNetworks.length;
  const questionsOf = ({ rpcCalls, rpcMethods: { others } }: UseCounts) =>
    rpcCalls - sumOf(others) + questionsOfOthers(others, month.networks);
  const away = month.readsAway && !month.isScanned ? users * awayQuestions(month.networks) : 0;

  const requestCount = of((use) => use.functionRequests);
  const { gib, ...limits } = instances;
  const busy = busyInstances({ ...limits, requests: requestCount, cpuMs: session.cpuMsPerCall });

  const requests = (requestCount / MILLION) * unitPrices.millionRequests;
  const sent = (of((use) => use.functionBytes) / GB) * unitPrices.gbSent;
  const computing = busy * MONTH_SECONDS * (unitPrices.vcpuSecond + gib * unitPrices.gibSecond) + sent;
  const database =
    ((of((use) => use.reads) + sharedQuotes.reads) / MILLION) * unitPrices.millionReads +
    ((of((use) => use.writes) + sharedQuotes.writes) / MILLION) * unitPrices.millionWrites;
  const pageBytes = of((use) => use.hostingBytes) + users * month.releases * session.updateBytes;
  const pages = (pageBytes / GB) * unitPrices.gbHosted;
  const shared = Math.min(
    of((use) => sumOf(use.sharedRpc)) * networkShare,
    Math.max(1, Math.ceil(busy)) * sharedQuestions(month.networks),
  );
  const nodes = ((nodesEach * (of(questionsOf) + shared + away)) / MILLION) * unitPrices.millionRpcCalls;
  const prices = priceCost(of((use) => use.pricePolls));
  const scanners = month.isScanned ? scannerCost(users, month) : 0;
  const total = requests + computing + database + pages + nodes + prices + scanners;
  return { requests, computing, database, pages, nodes, prices, scanners, total };
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
