import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { IncomingAnswer } from '@everything-wallet/core/schemas/incomingScan';
import { networkAttention } from '../../lib/refresh/networkAttention.ts';
import { DISTANT_JOINS_AFTER_MS } from '../../lib/refresh/refreshPace.ts';
import type { IncomingMarks } from './api/listenToIncomingMarks.ts';

/** Last answered request for a network. */
interface Turn {
  readonly network: RpcName;
  /** Milliseconds since 1970. */
  readonly requestedAt: number;
  /** True if all of it was read. */
  readonly isRead: boolean;
  /** True if a scanner marks what comes from then on. */
  readonly isWatched: boolean;
  /** The network's mark at that time. */
  readonly mark: number;
}

/** Decides which networks are scanned for incoming transfers. */
export class ScanTurns {
  /** Last answered requests, by network and the accounts of the request. */
  readonly #turns = new Map<string, Turn>();

  /**
   * Returns the networks that are due: those with a new mark, those that are not fully read, active ones that no scanner watches, and all
   * after a while.
   *
   * @param accounts the accounts of the request
   * @param marks undefined while they are unknown
   */
  due(networks: readonly RpcName[], accounts: string, marks: IncomingMarks | undefined): readonly RpcName[] {
    return networks.filter((network) => {
      const last = this.#turns.get(`${network} ${accounts}`);
      if (!last?.isRead || markOf(marks, network) > last.mark) return true;
      if (Date.now() - last.requestedAt >= DISTANT_JOINS_AFTER_MS) return true;
      const isWatched = last.isWatched && marks !== undefined;
      return !isWatched && networkAttention.isClose(networkByRpcName(network).id);
    });
  }

  /** Returns true if a mark is newer than an answered request for its network. */
  hasUnread(marks: IncomingMarks | undefined): boolean {
    return [...this.#turns.values()].some(({ network, mark }) => markOf(marks, network) > mark);
  }

  /** Notes an answered request. */
  note(
    networks: readonly RpcName[],
    accounts: string,
    marks: IncomingMarks | undefined,
    { isCatchingUp, silent, watched }: IncomingAnswer,
  ): void {
    for (const network of networks) {
      this.#turns.set(`${network} ${accounts}`, {
        network,
        requestedAt: Date.now(),
        isRead: !isCatchingUp && !silent.includes(network),
        isWatched: watched.includes(network),
        mark: markOf(marks, network),
      });
    }
  }
}

function markOf(marks: IncomingMarks | undefined, network: RpcName): number {
  return marks?.get(networkByRpcName(network).id) ?? 0;
}
