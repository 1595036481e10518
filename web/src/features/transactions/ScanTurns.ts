import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId, RpcName } from '@everything-wallet/core/networks/networks';
import type { IncomingAnswer } from '@everything-wallet/core/schemas/incomingScan';
import { networkAttention } from '../../lib/refresh/networkAttention.ts';
import { DISTANT_JOINS_AFTER_MS } from '../../lib/refresh/refreshPace.ts';
import type { AccountMarks } from './api/listenToAccountMarks.ts';

/** Last answered request for a network. */
interface Turn {
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
  /** True if all of it was read. */
  readonly isRead: boolean;
  /** True if the answer said that marks announce new transfers. */
  readonly isWatched: boolean;
  /** The network's mark at that time. */
  readonly mark: number;
}

/** Time for which an answer counts that names a network as watched, in ms: two intervals, and one failed request. */
const TRUSTED_FOR_MS = 420_000;

/** Decides which networks are scanned for incoming transfers. */
export class ScanTurns {
  /** Last answered requests, by network and the accounts of the request. */
  readonly #turns = new Map<string, Turn>();
  /** Accounts of the last requests, the latest last. */
  #requested: readonly string[] = [];
  /** True if the last request was chosen because of a mark. */
  #followsMark = false;

  /**
   * Returns the accounts of the next request: those that have waited longest. Every second request prefers accounts with an unread mark, so
   * that a mark that stays unread cannot block the others.
   *
   * @param parts the accounts of the requests that take turns
   * @param marks undefined while they are unknown
   */
  next(networks: readonly RpcName[], parts: readonly string[], marks: AccountMarks | undefined): string {
    const waiting = [...parts].sort(
      (one, other) => this.#requested.indexOf(one) - this.#requested.indexOf(other),
    );
    const unread = this.#followsMark
      ? undefined
      : waiting.find((part) => this.hasUnread(networks, [part], marks));
    this.#followsMark = unread !== undefined;
    const part = unread ?? waiting[0] ?? '';
    this.#requested = [...this.#requested.filter((each) => each !== part && parts.includes(each)), part];
    return part;
  }

  /**
   * Returns the networks to request: with a new mark; not fully read; selected or pending, and not watched by a scanner; requested three
   * minutes ago.
   *
   * @param accounts the accounts of the request
   * @param marks undefined while they are unknown
   */
  due(networks: readonly RpcName[], accounts: string, marks: AccountMarks | undefined): readonly RpcName[] {
    return networks.filter((network) => {
      const last = this.#turns.get(`${network} ${accounts}`);
      if (!last?.isRead || markOf(marks, network) > last.mark) return true;
      if (Date.now() - last.answeredAt >= DISTANT_JOINS_AFTER_MS) return true;
      const isWatched = last.isWatched && marks !== undefined;
      return !isWatched && networkAttention.isClose(networkByRpcName(network).id);
    });
  }

  /**
   * Returns true if a network has a mark that is newer than its last answered request.
   *
   * @param parts the accounts of the requests that take turns
   */
  hasUnread(
    networks: readonly RpcName[],
    parts: readonly string[],
    marks: AccountMarks | undefined,
  ): boolean {
    return networks.some((network) =>
      parts.some((accounts) => {
        const last = this.#turns.get(`${network} ${accounts}`);
        return last !== undefined && markOf(marks, network) > last.mark;
      }),
    );
  }

  /**
   * Returns until when marks are trusted to announce movements, in ms since 1970, by network id.
   *
   * @param parts the accounts of the requests that take turns
   */
  trustedUntil(
    networks: readonly RpcName[],
    parts: readonly string[],
    marks: AccountMarks | undefined,
  ): ReadonlyMap<NetworkId, number> {
    const until = new Map<NetworkId, number>();
    if (marks === undefined || parts.length === 0) return until;
    for (const network of networks) {
      const ends = parts.map((accounts) => {
        const last = this.#turns.get(`${network} ${accounts}`);
        return last?.isWatched ? last.answeredAt + TRUSTED_FOR_MS : 0;
      });
      until.set(networkByRpcName(network).id, Math.min(...ends));
    }
    return until;
  }

  /** Notes an answered request. */
  note(
    networks: readonly RpcName[],
    accounts: string,
    marks: AccountMarks | undefined,
    { isCatchingUp, silent, scanned, watched }: IncomingAnswer,
  ): void {
    for (const network of networks) {
      const key = `${network} ${accounts}`;
      const isScanned = scanned?.includes(network) ?? true;
      this.#turns.set(key, {
        answeredAt: Date.now(),
        isRead: !isCatchingUp && !silent.includes(network),
        isWatched: watched.includes(network),
        // Another request's scan a moment ago may not have found what the mark is about.
        mark: isScanned ? markOf(marks, network) : (this.#turns.get(key)?.mark ?? 0),
      });
    }
  }
}

function markOf(marks: AccountMarks | undefined, network: RpcName): number {
  return marks?.get(networkByRpcName(network).id) ?? 0;
}
