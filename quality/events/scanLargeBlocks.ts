import { QuorumClient } from '../../functions/src/services/chain/QuorumClient.ts';
import { BlockReader } from '../../functions/src/services/scanner/BlockReader.ts';
import { NetworkScanner } from '../../functions/src/services/scanner/NetworkScanner.ts';
import { WatchedAddresses } from '../../functions/src/services/scanner/WatchedAddresses.ts';
import { MemoryScanStore } from '../../functions/src/testing/MemoryScanStore.ts';
import { ADDRESSES, addressAt } from './EventTransaction.ts';

/*
 * `scanLargeBlocks.ts <last block> <node addresses>`: scans large blocks with a million watched addresses, in a process
 * of its own so that its memory can be measured, and sends the figures to the process that started it.
 */

/** Figures of a scan. */
export interface LargeScan {
  readonly blocks: number;
  readonly movements: number;
  readonly ms: number;
  /** Processor time of the process in ms. */
  readonly cpuMs: number;
  readonly peakMiB: number;
}

const CHAIN_ID = 80_002;
/** All nodes of a scan are one process, which answers slowly. */
const LIMITS = { perUrlMs: 60_000, totalMs: 240_000, stragglersMs: 2_000 };
/** Steps that may wait: busy nodes close connections. */
const MAX_WAITS = 20;
const MICROSECONDS = 1_000;

const [last = '', ...urls] = process.argv.slice(2);
const watched = new WatchedAddresses();
for (let index = 0; index < ADDRESSES; index += 1) watched.add(addressAt(index));
let movements = 0;
const scanner = new NetworkScanner(
  {
    reader: new BlockReader(QuorumClient.of({ chainId: CHAIN_ID, blockSeconds: 2 }, urls, LIMITS)),
    watched,
    store: new MemoryScanStore(),
    sink: {
      deliver: (events) => {
        for (const event of events) if (event.kind === 'applied') movements += event.movements.length;
        return Promise.resolve();
      },
    },
  },
  { chainId: CHAIN_ID, confirmations: 6, start: 1 },
);
const before = process.cpuUsage();
const startedAt = performance.now();
let waits = 0;
while ((scanner.lag().last?.number ?? 0) < Number(last)) {
  if ((await scanner.step()) === 'waiting') waits += 1;
  if (waits > MAX_WAITS) throw new Error('the nodes do not agree');
}
const { user, system } = process.cpuUsage(before);
const figures: LargeScan = {
  blocks: Number(last),
  movements,
  ms: performance.now() - startedAt,
  cpuMs: (user + system) / MICROSECONDS,
  peakMiB: process.resourceUsage().maxRSS / 1_024,
};
process.send?.(figures);
process.disconnect();
