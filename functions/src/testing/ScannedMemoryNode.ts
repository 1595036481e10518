import type { BlockReader } from '../services/scanner/BlockReader.ts';
import { NetworkScanner } from '../services/scanner/NetworkScanner.ts';
import type { ScanEvent } from '../services/scanner/ScanEvent.ts';
import { WatchedAddresses } from '../services/scanner/WatchedAddresses.ts';
import { MatchLimit } from '../services/scanner/MatchLimit.ts';
import { MatchSink } from '../services/scanner/MatchSink.ts';
import type { ScannedBlock } from '../services/scanner/ScannedBlock.ts';
import type { ScanGap, ScanMatch } from '../data/scanMatches.ts';
import { ScannedTransfers } from '../services/incoming/ScannedTransfers.ts';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { MemoryNode } from './MemoryLedger.ts';
import { MemoryScanStore } from './MemoryScanStore.ts';

/** A scanner of a node in memory, with the matches that it has stored. */
export class ScannedMemoryNode {
  readonly watched = new WatchedAddresses();
  readonly store = new MemoryScanStore();
  readonly transfers: ScannedTransfers;
  /** Ids of the networks of which users were marked. */
  readonly marks: string[] = [];
  /** True if matches cannot be stored. */
  isDown = false;
  /** True if matches cannot be read. */
  isUnreadable = false;
  readonly #matches = new Map<string, ScanMatch>();
  readonly #gaps: ScanGap[] = [];
  readonly #limit: ConstructorParameters<typeof MatchLimit>[1];
  readonly #node: MemoryNode;
  readonly #network: Network;
  #scanner: NetworkScanner;

  /** @param limit of the matches of an address */
  constructor(node: MemoryNode, network: Network, limit?: ConstructorParameters<typeof MatchLimit>[1]) {
    this.#node = node;
    this.#network = network;
    this.#limit = limit;
    this.#scanner = this.#newScanner();
    const find = (address: string, from: number) => {
      if (this.isUnreadable) return Promise.reject(new Error('unreadable'));
      const own = [...this.#matches.values()].filter((match) => match.address === address);
      const matches = own.filter(({ block }) => block >= from).sort((one, other) => one.block - other.block);
      const gaps = this.#gaps.filter((gap) => gap.address === address && gap.until > from);
      const gapUntil = Math.max(...gaps.map(({ until }) => until));
      return Promise.resolve({ matches, isAll: true, ...(gaps.length > 0 && { gapUntil }) });
    };
    let now = 0;
    // A second passes from each question to the next: none is answered from the cache.
    this.transfers = new ScannedTransfers(network, { store: this.store, find }, () => (now += 1_000));
  }

  /** Takes a step; false if there was nothing to do, or it failed. */
  async step(): Promise<boolean> {
    try {
      const result = await this.#scanner.step();
      return result === 'advanced' || result === 'rewound';
    } catch {
      return false;
    }
  }

  /** Continues with another process. */
  restart(): void {
    this.#scanner = this.#newScanner();
  }

  #newScanner(): NetworkScanner {
    const { chainId, confirmations } = this.#network;
    const sink = new MatchSink(this.#network, {
      matches: {
        write: (_chainId, matches) => {
          if (this.isDown) return Promise.reject(new Error('down'));
          for (const match of matches) {
            const address = match.address.toLowerCase();
            this.#matches.set(`${match.txHash} ${address}`, { ...match, address });
          }
          return Promise.resolve();
        },
        writeGaps: (_chainId, gaps) => {
          if (this.isDown) return Promise.reject(new Error('down'));
          this.#gaps.push(...gaps.map((gap) => ({ ...gap, address: gap.address.toLowerCase() })));
          return Promise.resolve();
        },
      },
      limit: new MatchLimit(this.#network, this.#limit),
      usersOf: (addresses) => Promise.resolve({ users: new Set(addresses), crowded: [] }),
      marks: {
        write: (_users, network) => {
          this.marks.push(network);
          return Promise.resolve();
        },
      },
    });
    const deliver = async (events: readonly ScanEvent[]) => sink.deliver(events);
    const parts = {
      reader: readerOf(this.#node),
      watched: this.watched,
      store: this.store,
      sink: { deliver },
    };
    return new NetworkScanner(parts, { chainId, confirmations });
  }
}

/** Reads the blocks of a node in memory. */
function readerOf(node: MemoryNode): Pick<BlockReader, 'readHead' | 'readHeader' | 'read'> {
  const read = (number: number): Promise<ScannedBlock | undefined> => {
    const block = node.blocks[number];
    if (!block) return Promise.resolve(undefined);
    return Promise.resolve({
      ...{
        number,
        hash: block.hash,
        parentHash: node.blocks[number - 1]?.hash ?? 'none',
        at: 1_000 + number,
      },
      transactions: block.transactions.map(({ hash, from, to = from, value = 0n, succeeded = true }) => ({
        ...{ hash, from, to, value, succeeded },
      })),
      logs: block.transactions.flatMap(({ hash, logs = [] }) =>
        logs.map((log, index) => ({ ...log, txHash: hash, logIndexInTx: index })),
      ),
    });
  };
  return {
    readHead: () => {
      const number = node.blocks.length - 1;
      const hash = node.blocks.at(-1)?.hash;
      return Promise.resolve({ number, at: 1_000 + number, ...(hash !== undefined && { hash }) });
    },
    readHeader: read,
    read,
  };
}
