import type { Network } from '@everything-wallet/core/networks/networks';
import { blockReaderOf } from './blockReaderOf.ts';
import type { FollowedAddresses } from './FollowedAddresses.ts';
import { logScanHealth } from './logScanHealth.ts';
import { NetworkScanner } from './NetworkScanner.ts';
import { pause } from './pause.ts';
import { restartScan } from './restartScan.ts';
import { ResponseBudget } from './ResponseBudget.ts';
import { ScanLoop, type ScanHealth } from './ScanLoop.ts';
import type { ScanSink } from './ScanSink.ts';
import type { ScanStore } from './ScanStore.ts';

const HEALTH_MS = 60_000;

/** Dependencies of the scanners of a process. */
export interface ScannersDependencies {
  /** Networks that are scanned, one scanner each. */
  readonly networks: readonly Network[];
  /** JSON-RPC addresses of a network's nodes. */
  readonly nodeUrlsOf: (network: Network) => readonly string[];
  /**
   * True of local chains: they make blocks only on demand, so an old head is no lag, and are scanned from their beginning, again
   * after each reorg that is too deep.
   */
  readonly isLocal?: boolean;
  /** Shared by all networks, so that the addresses are loaded once. */
  readonly watched: Pick<FollowedAddresses, 'version' | 'has' | 'load' | 'run' | 'health'>;
  readonly storeOf: (chainId: number) => ScanStore;
  readonly sinkOf: (network: Network) => ScanSink;
  /** Receives the state of all networks once a minute, and at the end; by default the log. */
  readonly report?: (
    networks: readonly ScanHealth[],
    watched: ReturnType<FollowedAddresses['health']>,
  ) => void;
}

/**
 * Loads the watched addresses and runs one scanner per network until aborted. Steps that have begun are finished; a
 * process that is killed instead loses nothing.
 */
export async function runScanners(
  {
    networks,
    nodeUrlsOf,
    isLocal = false,
    watched,
    storeOf,
    sinkOf,
    report = logScanHealth,
  }: ScannersDependencies,
  signal: AbortSignal,
): Promise<void> {
  // Before the first block is read: its movements of an address that is not loaded yet would be lost.
  await watched.load(signal);
  const budget = new ResponseBudget();
  const loops = networks.map((network) => {
    const { chainId, confirmations, blockSeconds } = network;
    const reader = blockReaderOf(network, nodeUrlsOf(network), budget);
    const store = storeOf(chainId);
    const parts = { reader, watched, store, sink: sinkOf(network) };
    if (!isLocal)
      return new ScanLoop(network, new NetworkScanner(parts, { chainId, confirmations, blockSeconds }));
    const scanner = new NetworkScanner(parts, { chainId, confirmations, start: 0 });
    // A local chain is short and can be set back as far as you like.
    return new ScanLoop(network, scanner, { restart: () => restartScan(parts, { chainId }, 0) });
  });
  const reportHealth = () =>
    report(
      loops.map((loop) => loop.health()),
      watched.health(),
    );
  const reporting = async () => {
    while (!signal.aborted) {
      await pause(HEALTH_MS, signal);
      reportHealth();
    }
  };
  await Promise.all([watched.run(signal), reporting(), ...loops.map(async (loop) => loop.run(signal))]);
}
