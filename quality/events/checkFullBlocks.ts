import { seededRandom } from '../figures/seededRandom.ts';
import type { Tally } from '../production/Tally.ts';
import type { BlockLie } from './blockLies.ts';
import { EventChain } from './EventChain.ts';
import { addressAt } from './EventTransaction.ts';
import { runLargeScan } from './runLargeScan.ts';
import { seededHex } from './seededHex.ts';

const BLOCKS = 8;
const NODES = 3;

/** Bytes of data in one log: a whole block's gas on a network with 160 million. */
const DATA_BYTES = 20_000_000;

/** Spam to a watched address: batches of a block, and the tokens of each. */
const BATCHES = 100;
const TOKENS = 1_000;

const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';
const TRANSACTION = 8;

/** Maximum heap, and memory, of a scanner while an attacker fills whole blocks. */
const HEAP_MIB = 320;
const MAX_MIB = 768;

const word = (value: number | string) =>
  (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0');

/** Data of a block's long log; made once, since the nodes' work is not measured. */
const LONG_DATA = `0x${'ab'.repeat(DATA_BYTES)}`;
const SPAM_DATA = spamData();

/** Scans blocks that are full of data or of spam, one after the other; returns the figure, and the goals that it misses. */
export async function checkFullBlocks(
  tally: Tally,
): Promise<{ readonly figure: string; readonly gaps: readonly string[] }> {
  const chain = new EventChain(seededRandom(8), { watched: 20, noise: 0 });
  chain.mine(BLOCKS);
  const scan = await runLargeScan(chain, NODES, { heapMiB: HEAP_MIB, seen: filled });
  const spam = (BLOCKS / 2) * BATCHES * TOKENS;
  tally.expect(scan.movements > spam, `${scan.movements} movements, of which ${spam} are spam`);
  const figure = `blocks with ${DATA_BYTES / 1e6} MB of log data or ${(BATCHES * TOKENS).toLocaleString('en')} movements, three nodes, a heap of ${HEAP_MIB} MiB: ${scan.peakMiB.toFixed(0)} MiB at most`;
  const isMet = scan.peakMiB <= MAX_MIB;
  const gap = `Memory of full blocks: ${scan.peakMiB.toFixed(0)} MiB. The goal of ${MAX_MIB} MiB is not met.`;
  return { figure, gaps: isMet ? [] : [gap] };
}

/** Adds a long log to every second block, and batches to the others. */
const filled: BlockLie = (method, result) => {
  if (method !== 'eth_getLogs') return result;
  const logs = result as readonly Readonly<Record<string, unknown>>[];
  const [first] = logs;
  if (!first) return result;
  const isOfBatches = Number(first['blockNumber']) % 2 === 0;
  return [...logs, ...(isOfBatches ? spamLogs(first) : [longLog(first)])];
};

function longLog(like: Readonly<Record<string, unknown>>): object {
  const transactionHash = seededHex(32, TRANSACTION, 0);
  return {
    ...{ ...like, transactionHash, logIndex: '0xffff', topics: [seededHex(32, TRANSACTION, 1)] },
    data: LONG_DATA,
  };
}

function spamData(): string {
  const ids = Array.from({ length: TOKENS }, (_, index) => word(index)).join('');
  return `0x${word(64)}${word(96 + 32 * TOKENS)}${word(TOKENS)}${ids}${word(TOKENS)}${ids}`;
}

function spamLogs(like: Readonly<Record<string, unknown>>): object[] {
  const [from, to] = [addressAt(900_000), addressAt(0)].map((address) => `0x${word(address)}`);
  const topics = [BATCH, from, from, to];
  const transactionHash = seededHex(32, TRANSACTION, 2);
  return Array.from({ length: BATCHES }, (_, index) => ({
    ...{ ...like, transactionHash, topics, data: SPAM_DATA },
    logIndex: `0x${(0xffff + index).toString(16)}`,
  }));
}
