import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { Network } from '@everything-wallet/core/networks/networks';
import { withDeadline } from '../../errors/withDeadline.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { dealt } from './dealt.ts';
import type { PriceSource } from './PriceSource.ts';
import { SharedBoard } from './SharedBoard.ts';
import type { SharedQuote } from './SharedQuote.ts';

/** A requested token, and its result; times in milliseconds since 1970. */
interface TokenQuote {
  /** Approximate time of the last request for it. */
  readonly askedAt: number;
  /** Time of the last fetch; undefined before the first. */
  readonly fetchedAt?: number | undefined;
  /** Absent where it has no market worth the name. */
  readonly price?: Price | undefined;
  /** Time of the price, if the source states it; else of the fetch. */
  readonly pricedAt?: number | undefined;
  /** True if the source's last price had no known time. */
  readonly isUntimed?: boolean | undefined;
  /** Askers (`askerOf`) with the time of their last request; only for tokens without a price. */
  readonly askers?: Readonly<Record<string, number>> | undefined;
}

interface Wanted extends TokenQuote {
  readonly contract: string;
}

/** By contract in lower case. */
export type TokenQuotes = ReadonlyMap<string, TokenQuote>;

/** State shared by the instances. */
export interface SharedTokenQuotes extends SharedQuote<TokenQuotes> {
  /** Records wanted tokens, so that the instance with the turn fetches them as well. */
  want(contracts: readonly string[], askedAt: number, asker: string): Promise<void>;
}

/** Milliseconds for which a token is fetched after a request for it: open wallets ask every half a minute. */
const WANTED_TTL_MS = 600_000;

/** Milliseconds for which a price is returned: a minute less than pages show it, which ask again by then. */
const STALE_MS = 240_000;

/**
 * Milliseconds after which a token without a price is fetched again: anyone can create one, and most have
 * none.
 */
const UNPRICED_MS = 3_600_000;

/**
 * Maximum tokens of one network cached beside the listed ones, with a price; the least recently requested are
 * dropped first.
 */
const MAX_PRICED = 200;

/**
 * The same for tokens without a price: anyone can make up a contract, and crowds out only other such ones.
 */
const MAX_OTHERS = 100;

/** Divisor of a request's places reserved for unlisted tokens if listed ones would fill it: a quarter. */
const QUESTIONS_PER_SHARE = 4;

/** Milliseconds between two questions, by which the quarter is counted where a question names fewer than four. */
const QUESTION_MS = 30_000;

/** Milliseconds after which a token whose price had no known time is fetched again. */
const UNTIMED_MS = 30_000;

/** Maximum askers stored per token: the most recent ones. */
const MAX_ASKERS = 4;

/** Maximum unlisted tokens that an instance announces for one asker, of the following. */
const MAX_WANTED_OF_ONE = 10;

/**
 * Maximum unlisted tokens that an instance announces before it forgets having done so: the document must stay
 * within its limit.
 */
const MAX_WANTED = 50;

/** Milliseconds after which an instance announces a token again that was not fetched. */
const SAY_AGAIN_MS = 30_000;

/** Timeout in ms for announcing tokens to the database. */
const SHARED_TIMEOUT_MS = 1_000;

/** Asker of tokens without a known one: those stored by an older version of the server. */
const UNKNOWN_ASKER = '';

interface TokenBoardOptions {
  /** Listed contracts, in lower case. */
  readonly listed?: () => Promise<ReadonlySet<string>>;
  readonly shared?: SharedTokenQuotes | undefined;
  readonly now?: () => number;
}

/** A price, and when it was so, in milliseconds since 1970. */
interface PriceThen {
  readonly price: Price;
  readonly at: number;
}

/** Result for a price: the price; 'none'; or 'notNow', since it is too old or not fetched yet. */
export type PriceAnswerField = PriceThen | 'none' | 'notNow';

/**
 * Token prices of one network, by contract: one request in 30 seconds for all that were recently requested,
 * on any number of instances (`SharedBoard`). If more are wanted than one request may name, they take turns.
 * The first caller for a new token gets it with the next request.
 *
 * Listed and priced tokens precede unknown contracts, of which anyone can make up any number: those have a
 * quarter of the requests and a limit of their own, which the askers share evenly (`dealt`).
 */
export class TokenPriceBoard {
  readonly #board: SharedBoard<TokenQuotes>;
  readonly #shared: SharedTokenQuotes | undefined;
  readonly #listed: () => Promise<ReadonlySet<string>>;
  readonly #now: () => number;
  #known: TokenQuotes = new Map();
  /** Recent askers of each token on this instance, with times. */
  readonly #wanted = new Map<string, Pick<TokenQuote, 'askedAt' | 'askers'>>();
  /** Time and asker of each token's last announcement by this instance. */
  readonly #announced = new Map<string, { readonly at: number; readonly asker: string }>();

  constructor(
    source: Pick<PriceSource, 'fetchTokenPrices' | 'maxTokens'>,
    network: Network,
    { shared, listed = () => Promise.resolve(new Set()), now = Date.now }: TokenBoardOptions = {},
  ) {
    this.#shared = shared;
    this.#listed = listed;
    this.#now = now;
    this.#board = new SharedBoard((known) => this.#fetch(source, network, known ?? new Map()), {
      shared,
      now,
    });
  }

  /**
   * Returns the known prices, in the requested order.
   *
   * @param contracts in lower case
   * @param asker the caller (`askerOf`)
   * @throws ServiceError 'unavailable' if the source has not answered for five minutes
   */
  async getPrices(contracts: readonly string[], asker: string): Promise<PriceAnswerField[]> {
    const listed = await this.#listed();
    const now = this.#now();
    for (const contract of contracts) {
      const askers = newestOf({ ...this.#wanted.get(contract)?.askers, [asker]: now });
      this.#wanted.set(contract, { askedAt: now, askers });
    }
    const wanted = [...this.#wanted].map(([contract, request]) => ({
      contract,
      ...request,
      price: this.#known.get(contract)?.price,
    }));
    const cached = new Set(cacheable(wanted, listed).map(({ contract }) => contract));
    for (const contract of this.#wanted.keys()) if (!cached.has(contract)) this.#wanted.delete(contract);
    const { value } = await this.#board.get();
    this.#known = value;
    await this.#say(contracts, asker, value, listed);
    return contracts.map((contract) => priceField(value.get(contract), this.#now()));
  }

  /** Announces to the other instances the tokens that they do not know to be wanted. */
  async #say(
    contracts: readonly string[],
    asker: string,
    known: TokenQuotes,
    listed: ReadonlySet<string>,
  ): Promise<void> {
    const now = this.#now();
    for (const [contract, { at }] of this.#announced)
      if (now - at > SAY_AGAIN_MS) this.#announced.delete(contract);
    const isTrusted = (contract: string) => listed.has(contract) || known.get(contract)?.price !== undefined;
    const news = contracts.filter(
      (contract) =>
        (known.get(contract)?.askedAt ?? -Infinity) < now - WANTED_TTL_MS / 2 &&
        !this.#announced.has(contract),
    );
    const others = [...this.#announced].filter(([contract]) => !isTrusted(contract));
    const ofAsker = others.filter(([, announcement]) => announcement.asker === asker);
    const room = Math.max(0, Math.min(MAX_WANTED - others.length, MAX_WANTED_OF_ONE - ofAsker.length));
    const newContracts = [
      ...news.filter(isTrusted),
      ...news.filter((contract) => !isTrusted(contract)).slice(0, room),
    ];
    if (!this.#shared || newContracts.length === 0) return;
    for (const contract of newContracts) this.#announced.set(contract, { at: now, asker });
    await withDeadline(this.#shared.want(newContracts, now, asker), SHARED_TIMEOUT_MS).catch(
      (error: unknown) => logFailure('sharing prices', error),
    );
  }

  async #fetch(
    source: Pick<PriceSource, 'fetchTokenPrices' | 'maxTokens'>,
    network: Network,
    known: TokenQuotes,
  ): Promise<TokenQuotes> {
    const listed = await this.#listed();
    const now = this.#now();
    const quotes = new Map<string, TokenQuote>(known);
    for (const [contract, { askedAt, askers }] of this.#wanted) {
      const before = quotes.get(contract);
      quotes.set(contract, {
        ...before,
        askedAt: Math.max(askedAt, before?.askedAt ?? 0),
        askers: newestOf({ ...before?.askers, ...askers }),
      });
    }
    const cached = cacheable(
      [...quotes].map(([contract, quote]) => ({ contract, ...quote })),
      listed,
    );
    const due = cached
      .filter(({ askedAt, fetchedAt = 0, price, isUntimed }) => {
        const isWanted = now - askedAt <= WANTED_TTL_MS;
        const restMs = isUntimed ? UNTIMED_MS : UNPRICED_MS;
        return isWanted && (price !== undefined || now - fetchedAt >= restMs);
      })
      .sort((one, other) => (one.fetchedAt ?? 0) - (other.fetchedAt ?? 0));
    const isTrusted = ({ contract, price }: Wanted) => price !== undefined || listed.has(contract);
    const trusted = due.filter(isTrusted);
    const others = dealt(
      due.filter((each) => !isTrusted(each)),
      askersOf,
    );
    const share = Math.min(others.length, shareOfOthers(source.maxTokens, now));
    const first = trusted.slice(0, source.maxTokens - share);
    const named = [...first, ...others.slice(0, source.maxTokens - first.length)].map(
      ({ contract }) => contract,
    );
    const next = new Map<string, TokenQuote>(cached.map(({ contract, ...quote }) => [contract, quote]));
    if (named.length === 0) return next;
    const { prices, times, untimed } = await source.fetchTokenPrices(network, named);
    for (const contract of named) {
      const { askedAt = now, askers, price, pricedAt, fetchedAt } = next.get(contract) ?? {};
      const fields = { askedAt, ...(!prices.has(contract) && { askers }), fetchedAt: now };
      next.set(
        contract,
        untimed?.has(contract)
          ? // The previous price is returned while it is valid.
            { ...fields, isUntimed: true, ...(price && { price, pricedAt: pricedAt ?? fetchedAt }) }
          : { ...fields, price: prices.get(contract), pricedAt: times?.get(contract) },
      );
    }
    return next;
  }
}

function priceField(quote: TokenQuote | undefined, now: number): PriceAnswerField {
  const { price, fetchedAt, isUntimed } = quote ?? {};
  if (fetchedAt === undefined) return 'notNow';
  if (!price) return isUntimed ? 'notNow' : 'none';
  const at = Math.min(quote?.pricedAt ?? fetchedAt, fetchedAt);
  return now - at <= STALE_MS ? { price, at } : 'notNow';
}

function askersOf({ askers }: TokenQuote): readonly string[] {
  const known = Object.keys(askers ?? {});
  return known.length > 0 ? known : [UNKNOWN_ASKER];
}

/** Returns the most recent askers. */
function newestOf(askers: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const newest = Object.entries(askers).toSorted(([, one], [, other]) => other - one);
  return Object.fromEntries(newest.slice(0, MAX_ASKERS));
}

/**
 * Returns the tokens to cache: the listed ones, and limited numbers of priced and of other ones; of both, the
 * most recently requested.
 */
function cacheable(wanted: readonly Wanted[], listed: ReadonlySet<string>): readonly Wanted[] {
  const ordered = wanted.toSorted((one, other) => other.askedAt - one.askedAt);
  const unlisted = ordered.filter(({ contract }) => !listed.has(contract));
  return [
    ...ordered.filter(({ contract }) => listed.has(contract)),
    ...unlisted.filter(({ price }) => price !== undefined).slice(0, MAX_PRICED),
    ...dealt(
      unlisted.filter(({ price }) => price === undefined),
      askersOf,
    ).slice(0, MAX_OTHERS),
  ];
}

/** Returns the minimum number of unlisted tokens in this request: a quarter of all, over four requests. */
function shareOfOthers(maxTokens: number, now: number): number {
  const turn = Math.floor(now / QUESTION_MS);
  const upTo = (turns: number) => Math.floor((turns * maxTokens) / QUESTIONS_PER_SHARE);
  return upTo(turn + 1) - upTo(turn);
}
