import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { RpcClient } from '../../functions/src/services/chain/RpcClient.ts';
import { CoinSource } from '../../functions/src/services/incoming/CoinSource.ts';
import { ExplorerApi } from '../../functions/src/services/incoming/ExplorerApi.ts';
import { ExplorerSource } from '../../functions/src/services/incoming/ExplorerSource.ts';
import { IncomingScanner } from '../../functions/src/services/incoming/IncomingScanner.ts';
import { LogSource } from '../../functions/src/services/incoming/LogSource.ts';
import { createLabelReader } from '../../functions/src/services/tokens/createLabelReader.ts';
import { MemoryIncomingStore } from '../../functions/src/testing/MemoryIncomingStore.ts';
import type { TransferChain } from './TransferChain.ts';

/** Rows of a page: so few that lists have many pages. */
const ROWS = 10;

/** A wallet that scans for incoming transfers, with the functions' code and records in memory. */
export class Receiver {
  readonly #store = new MemoryIncomingStore();
  readonly #accounts: readonly string[];
  readonly #networks: readonly RpcName[];
  readonly #scanner: IncomingScanner;
  #now = Date.now();

  /** @param explorer an API for a network; without it only nodes are queried */
  constructor(
    chains: readonly TransferChain[],
    accounts: readonly string[],
    explorer?: (chain: TransferChain) => string,
  ) {
    this.#accounts = accounts;
    this.#networks = chains.map(({ network }) => network.rpcName);
    const byName = new Map(
      chains.map((chain) => {
        const { network, url } = chain;
        const ledger = new RpcClient(network.chainId, [url]);
        const { chainId, confirmations, blockSeconds } = network;
        const sources = explorer
          ? [
              new ExplorerSource(new ExplorerApi({ baseUrl: explorer(chain), chainId, rowsPerPage: ROWS }), {
                blockSeconds,
                confirmations,
                now: () => this.#now,
              }),
            ]
          : [new LogSource(ledger, confirmations), new CoinSource(ledger, confirmations)];
        return [network.rpcName, { ledger, sources, chain: new RpcClient(chainId, [url]) }] as const;
      }),
    );
    const of = (name: RpcName) => {
      const found = byName.get(name);
      if (!found) throw new Error(`There is no chain for ${name}`);
      return found;
    };
    this.#scanner = new IncomingScanner({
      ledgerOf: (name) => of(name).ledger,
      sourcesOf: ({ rpcName }) => of(rpcName).sources,
      readLabel: createLabelReader((name) => of(name).chain),
      store: this.#store,
      requireActiveAccount: () => Promise.resolve(),
      now: () => this.#now,
    });
  }

  get records(): readonly TransactionRecord[] {
    return [...this.#store.records.values()];
  }

  /** Scans until nothing is left to read: some minutes after the last scan, and then once a minute. */
  async scanUntilRead(): Promise<number> {
    this.#now += 11 * 60_000;
    for (let scans = 1; scans <= 500; scans += 1) {
      // A request that the API refused is retried.
      this.#now += 61_000;
      const question = { addresses: [...this.#accounts], networks: [...this.#networks] };
      // A second call at once, as of another tab, adds nothing.
      const [{ isCatchingUp }] = await Promise.all([
        this.#scanner.scan('quality', question),
        this.#scanner.scan('quality', question),
      ]);
      if (!isCatchingUp) return scans;
    }
    throw new Error('It is still reading after 500 scans');
  }
}
