import type { NetworkScannerDependencies } from '../../functions/src/services/scanner/NetworkScanner.ts';
import type { ScanSink } from '../../functions/src/services/scanner/ScanSink.ts';
import type { ScanStore } from '../../functions/src/services/scanner/ScanStore.ts';

/** Thrown where the process of a scanner ends. */
export class KilledError extends Error {
  override readonly name = 'KilledError';
}

/** Ends one scanner at a chosen point: before or after a read, a commit, a delivery or an acknowledgement. */
export class KillSwitch {
  /** Points until the end. */
  #left = Infinity;
  /** Commits before the one that waits. */
  #commitsLeft = Infinity;
  /** Resolves when that one may be written. */
  #mayCommit = Promise.resolve();

  /** Ends the scanner at one of its next points. */
  arm(points: number): void {
    this.#left = points;
  }

  /**
   * Holds the scanner before one of its next commits, as a process that gets no processor time.
   *
   * @param commits written before that one
   * @returns lets it continue
   */
  hold(commits: number): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#commitsLeft = commits;
    this.#mayCommit = promise.then(() => undefined);
    return () => resolve(undefined);
  }

  /** Wraps the parts of a scanner: after the end, none of them works any more. */
  wrap({ reader, watched, store, sink }: NetworkScannerDependencies): NetworkScannerDependencies {
    return {
      watched,
      reader: {
        readHead: async () => this.#around(async () => reader.readHead()),
        readHeader: async (number) => this.#around(async () => reader.readHeader(number)),
        read: async (...block) => this.#around(async () => reader.read(...block)),
      },
      store: {
        load: async () => this.#around(async () => store.load()),
        commit: async (...written: Parameters<ScanStore['commit']>) =>
          this.#around(async () => {
            this.#commitsLeft -= 1;
            if (this.#commitsLeft < 0) await this.#mayCommit;
            await store.commit(...written);
          }),
        pending: async () => this.#around(async () => store.pending()),
        acknowledge: async (sequence) => this.#around(async () => store.acknowledge(sequence)),
      },
      sink: {
        deliver: async (...events: Parameters<ScanSink['deliver']>) =>
          this.#around(async () => sink.deliver(...events)),
      },
    };
  }

  async #around<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#pass();
    const result = await work();
    this.#pass();
    return result;
  }

  #pass(): void {
    this.#left -= 1;
    if (this.#left <= 0) throw new KilledError();
  }
}
