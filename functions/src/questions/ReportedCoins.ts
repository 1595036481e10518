import type { HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { withDeadline } from '../errors/withDeadline.ts';
import type { CoinsReported } from '../services/holdings/CoinsReported.ts';

/** Milliseconds after which a balance is read by itself where the holdings of the same call have not reported it. */
const TIMEOUT_MS = 500;

/** Coin balances that the holdings part of a call shares with its balances part, so that nodes are queried once. */
export class ReportedCoins {
  readonly #reports = new Map<RpcName, Promise<CoinsReported | undefined>>();
  readonly #resolvers = new Map<RpcName, (coins?: CoinsReported) => void>();

  /** @param holdings of the call, at most one a network */
  constructor(holdings: readonly Pick<HoldingsQuestion, 'network' | 'discovers'>[] = []) {
    for (const { network, discovers } of holdings) {
      // A scan for tokens takes longer than a balance may.
      if (discovers) continue;
      const report = new Promise<CoinsReported | undefined>((resolve) => {
        this.#resolvers.set(network, resolve);
      });
      this.#reports.set(network, report);
    }
  }

  /** @param coins absent where the holdings of the network have none to report */
  report(network: RpcName, coins?: CoinsReported): void {
    this.#resolvers.get(network)?.(coins);
  }

  /** @returns wei; undefined where the holdings report nothing in time, or no final balance */
  async balanceOf(network: RpcName, address: string): Promise<bigint | undefined> {
    const report = this.#reports.get(network);
    const coins = report && (await withDeadline(report, TIMEOUT_MS).catch(() => undefined));
    return coins?.(address);
  }
}
