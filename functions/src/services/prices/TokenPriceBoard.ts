import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import type { Network } from '@everything-wallet/core/networks/networks';
import { withDeadline } from '../../errors/withDeadline.ts';
import { logFailure } from '../../errors/logFailure.ts';
import type { PriceSource } from './PriceSource.ts';
import { SharedBoard } from './SharedBoard.ts';
import type { SharedQuote } from './SharedQuote.ts';

/** A token that was asked for, and what came of it; times in milliseconds since 1970. */
interface TokenQuote {
  /** When it was asked for last, about. */
  readonly askedAt: number;
  /** When the source was asked for it last; undefined where it was not yet. */
  readonly fetchedAt?: number | undefined;
  /** Absent where it has no market worth the name. */
  readonly price?: Price | undefined;
}

/** By contract in lower case. */
export type TokenQuotes = ReadonlyMap<string, TokenQuote>;

/** What the instances have in common. */
export interface SharedTokenQuotes extends SharedQuote<TokenQuotes> {
  /** Says that tokens are asked for, so that whoever has the turn asks the source for them as well. */
  want(contracts: readonly string[], askedAt: number): Promise<void>;
}

/** Milliseconds for which a token is fetched after it was asked for: open wallets ask every half a minute. */
const WANTED_MS = 600_000;

/** Milliseconds for which a price is told. */
const STALE_MS = 300_000;

/** Milliseconds after which a token that had no price is looked at again: anybody can make one, and most have none. */
const UNPRICED_MS = 3_600_000;

/** Tokens of one network that are kept in mind; those that were asked for the longest ago go first. */
const MOST_KEPT = 500;

/** Milliseconds after which an instance says again what it wants, where nobody has fetched it. */
const SAY_AGAIN_MS = 30_000;

/** Milliseconds that the database is given to hear what is wanted. */
const SHARED_PATIENCE_MS = 1_000;

interface TokenBoardOptions {
  readonly shared?: SharedTokenQuotes | undefined;
  readonly now?: () => number;
}

/** A price, and when it was so, in milliseconds since 1970. */
export interface PriceThen {
  readonly price: Price;
  readonly at: number;
}

/**
 * The prices of the tokens of one network, by contract: one question in 30 seconds for all that were asked for lately, on
 * however many instances (`SharedBoard`). Where more are wanted than one question may name, they take turns. Who asks for one that nobody
 * has asked for hears of it with the next question.
 */
export class TokenPriceBoard {
  readonly #board: SharedBoard<TokenQuotes>;
  readonly #shared: SharedTokenQuotes | undefined;
  readonly #now: () => number;
  /** When this instance was asked for each of late. */
  readonly #wanted = new Map<string, number>();
  /** When this instance let the others know of each. */
  readonly #said = new Map<string, number>();

  constructor(
    source: Pick<PriceSource, 'fetchTokenPrices' | 'mostTokens'>,
    network: Network,
    { shared, now = Date.now }: TokenBoardOptions = {},
  ) {
    this.#shared = shared;
    this.#now = now;
    this.#board = new SharedBoard((known) => this.#fetch(source, network, known ?? new Map()), {
      shared,
      now,
    });
  }

  /**
   * The prices that are known, in the order asked.
   *
   * @param contracts in lower case
   * @throws ServiceError 'unavailable' where the source has not answered for five minutes
   */
  async getPrices(contracts: readonly string[]): Promise<(PriceThen | undefined)[]> {
    const now = this.#now();
    for (const contract of contracts) {
      // Those asked for last stand last, so that the oldest go.
      this.#wanted.delete(contract);
      this.#wanted.set(contract, now);
    }
    for (const contract of this.#wanted.keys()) {
      if (this.#wanted.size <= MOST_KEPT) break;
      this.#wanted.delete(contract);
    }
    const { value } = await this.#board.get();
    await this.#say(contracts, value);
    return contracts.map((contract) => {
      const { price, fetchedAt = -Infinity } = value.get(contract) ?? {};
      return price && this.#now() - fetchedAt <= STALE_MS ? { price, at: fetchedAt } : undefined;
    });
  }

  /** Lets the other instances know of what they do not know to be wanted. */
  async #say(contracts: readonly string[], known: TokenQuotes): Promise<void> {
    const now = this.#now();
    for (const [contract, at] of this.#said) if (now - at > SAY_AGAIN_MS) this.#said.delete(contract);
    const unheard = contracts.filter(
      (contract) =>
        (known.get(contract)?.askedAt ?? -Infinity) < now - WANTED_MS / 2 && !this.#said.has(contract),
    );
    if (!this.#shared || unheard.length === 0) return;
    for (const contract of unheard) this.#said.set(contract, now);
    await withDeadline(this.#shared.want(unheard, now), SHARED_PATIENCE_MS).catch((error: unknown) =>
      logFailure('sharing prices', error),
    );
  }

  async #fetch(
    source: Pick<PriceSource, 'fetchTokenPrices' | 'mostTokens'>,
    network: Network,
    known: TokenQuotes,
  ): Promise<TokenQuotes> {
    const now = this.#now();
    const quotes = new Map<string, TokenQuote>(known);
    for (const [contract, askedAt] of this.#wanted) {
      const before = quotes.get(contract);
      quotes.set(contract, { ...before, askedAt: Math.max(askedAt, before?.askedAt ?? 0) });
    }
    const kept = [...quotes].sort(([, one], [, other]) => other.askedAt - one.askedAt).slice(0, MOST_KEPT);
    const due = kept
      .filter(([, { askedAt, fetchedAt = 0, price }]) => {
        const isWanted = now - askedAt <= WANTED_MS;
        return isWanted && (price !== undefined || now - fetchedAt >= UNPRICED_MS);
      })
      .sort(([, one], [, other]) => (one.fetchedAt ?? 0) - (other.fetchedAt ?? 0))
      .slice(0, source.mostTokens)
      .map(([contract]) => contract);
    const next = new Map(kept);
    if (due.length === 0) return next;
    const prices = await source.fetchTokenPrices(network, due);
    for (const contract of due) {
      const askedAt = next.get(contract)?.askedAt ?? now;
      next.set(contract, { askedAt, fetchedAt: now, price: prices.get(contract) });
    }
    return next;
  }
}
