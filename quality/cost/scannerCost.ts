import { firstNetworks } from './firstNetworks.ts';
import { MONTH_SECONDS } from './monthSeconds.ts';
import { scanners, unitPrices, type MonthOfUser } from './unitPrices.ts';

const MILLION = 1_000_000;

/** Returns the monthly cost of the scanners for a number of users, in US dollars: their nodes, processes and documents. */
export function scannerCost(
  users: number,
  month: Pick<MonthOfUser, 'networks' | 'nodes' | 'received' | 'sends'>,
): number {
  const networks = firstNetworks(month.networks);
  const { questionsPerBlock, headSeconds, networksEach, gib, loads, ofReceived, ofSent } = scanners;
  const questions = networks.reduce((sum, { blockSeconds }) => {
    const headEach = Math.min(headSeconds.max, Math.max(headSeconds.min, blockSeconds / 2));
    return sum + (MONTH_SECONDS / blockSeconds) * questionsPerBlock + MONTH_SECONDS / headEach;
  }, 0);
  const processes = Math.ceil(networks.length / networksEach);
  const documents = (kind: 'reads' | 'writes' | 'deletes') =>
    (users * (month.received * ofReceived[kind] + month.sends * ofSent[kind])) / MILLION;
  return (
    ((questions * month.nodes) / MILLION) * unitPrices.millionRpcCalls +
    processes * MONTH_SECONDS * (unitPrices.vcpuSecond + gib * unitPrices.gibSecond) +
    (documents('reads') + (users * loads * processes) / MILLION) * unitPrices.millionReads +
    documents('writes') * unitPrices.millionWrites +
    documents('deletes') * unitPrices.millionDeletes
  );
}
