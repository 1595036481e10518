import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import type { Network } from '@everything-wallet/core/networks/networks';
import { withDeadline } from '../../errors/withDeadline.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { dealt } from './dealt.ts';
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
  /** When that was so, where the source says; else when it was fetched. */
  readonly pricedAt?: number | undefined;
  /** Whether the source named a price last of which nobody knows when it was so. */
  readonly isUntimed?: boolean | undefined;
  /** By whom it was asked for (`askerOf`), and when last; of what has no price alone. */
  readonly askers?: Readonly<Record<string, number>> | undefined;
}

interface Wanted extends TokenQuote {
  readonly contract: string;
}

/** By contract in lower case. */
export type TokenQuotes = ReadonlyMap<string, TokenQuote>;

/** What the instances have in common. */
export interface SharedTokenQuotes extends SharedQuote<TokenQuotes> {
  /** Says that tokens are asked for, so that whoever has the turn asks the source for them as well. */
  want(contracts: readonly string[], askedAt: number, asker: string): Promise<void>;
}

/** Milliseconds for which a token is fetched after it was asked for: open wallets ask every half a minute. */
const SEND_TTL_MS = 600_000;

/** Milliseconds for which a price is told: a minute less than pages show it for, who ask again by then. */
const STALE_MS = 240_000;

/** Milliseconds after which a token that had no price is looked at again: anybody can make one, and most have none. */
const UNPRICED_MS = 3_600_000;

/** Tokens of one network that are kept in mind beside those of the list, and have a price; those asked for the longest ago go first. */
const MAX_PRICED = 200;

/** The same of those without one: anybody can make up a contract, and crowds out no more than what others made up. */
const MAX_OTHERS = 100;

/** Of a question, the part that is for the others where the vouched would fill it: a quarter. */
const QUESTIONS_PER_SHARE = 4;

/** Milliseconds between two questions, by which the quarter is counted where a question names fewer than four. */
const QUESTION_MS = 30_000;

/** Milliseconds after which a token whose price was of no known time is looked at again. */
const UNTIMED_MS = 30_000;

/** Askers that are kept of one token: those that asked last. */
const MAX_ASKERS = 4;

/** Others that an instance lets the rest know of for one asker, of the following. */
const MAX_EFFECTS_OF_ONE = 10;

/** Others that an instance lets the rest know of before it forgets having said so: the document is not to outgrow its bound. */
const MAX_DECLARED = 50;

/** Milliseconds after which an instance says again what it wants, where nobody has fetched it. */
const SAY_AGAIN_MS = 30_000;

/** Milliseconds that the database is given to hear what is wanted. */
const SHARED_TIMEOUT_MS = 1_000;

/** Whose is what nobody is known to have asked for: what an older version of the server has kept. */
const NOBODY = '';

interface TokenBoardOptions {
  /** The contracts that somebody vouches for, in lower case. */
  readonly listed?: () => Promise<ReadonlySet<string>>;
  readonly shared?: SharedTokenQuotes | undefined;
  readonly now?: () => number;
}

/** A price, and when it was so, in milliseconds since 1970. */
interface PriceThen {
  readonly price: Price;
  readonly at: number;
}

/** What is known of a price: itself; that there is none; or nothing now, since it is too old, or was not asked for yet. */
export type PriceAnswerField = PriceThen | 'none' | 'notNow';

/**
 * The prices of the tokens of one network, by contract: one question in 30 seconds for all that were asked for lately, on
 * however many instances (`SharedBoard`). Where more are wanted than one question may name, they take turns. Who asks for one that nobody
 * has asked for hears of it with the next question.
 *
 * What is listed or has a price comes before names that nobody knows, of which anybody can make up as many as they like: those have a
 * quarter of the questions and a bounded place of their own, which those who ask share evenly (`dealt`).
 */
export class TokenPriceBoard {
  readonly #board: SharedBoard<TokenQuotes>;
  readonly #shared: SharedTokenQuotes | undefined;
  readonly #listed: () => Promise<ReadonlySet<string>>;
  readonly #now: () => number;
  #known: TokenQuotes = new Map();
  /** By whom this instance was asked for each of late, and when. */
  readonly #wanted = new Map<string, Pick<TokenQuote, 'askedAt' | 'askers'>>();
  /** When this instance let the others know of each, and for whom. */
  readonly #said = new Map<string, { readonly at: number; readonly asker: string }>();

  constructor(
    source: Pick<PriceSource, 'fetchTokenPrices' | 'mostTokens'>,
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
   * The prices that are known, in the order asked.
   *
   * @param contracts in lower case
   * @param asker who asks (`askerOf`)
   * @throws ServiceError 'unavailable' where the source has not answered for five minutes
   */
  async getPrices(contracts: readonly string[], asker: string): Promise<PriceAnswerField[]> {
    const listed = await this.#listed();
    const now = this.#now();
    for (const contract of contracts) {
      const askers = newestOf({ ...this.#wanted.get(contract)?.askers, [asker]: now });
      this.#wanted.set(contract, { askedAt: now, askers });
    }
    const wanted = [...this.#wanted].map(([contract, asked]) => ({
      contract,
      ...asked,
      price: this.#known.get(contract)?.price,
    }));
    const kept = new Set(cacheable(wanted, listed).map(({ contract }) => contract));
    for (const contract of this.#wanted.keys()) if (!kept.has(contract)) this.#wanted.delete(contract);
    const { value } = await this.#board.get();
    this.#known = value;
    await this.#say(contracts, asker, value, listed);
    return contracts.map((contract) => toldPrice(value.get(contract), this.#now()));
  }

  /** Lets the other instances know of what they do not know to be wanted. */
  async #say(
    contracts: readonly string[],
    asker: string,
    known: TokenQuotes,
    listed: ReadonlySet<string>,
  ): Promise<void> {
    const now = this.#now();
    for (const [contract, { at }] of this.#said) if (now - at > SAY_AGAIN_MS) this.#said.delete(contract);
    const isVouched = (contract: string) => listed.has(contract) || known.get(contract)?.price !== undefined;
    const news = contracts.filter(
      (contract) =>
        (known.get(contract)?.askedAt ?? -Infinity) < now - SEND_TTL_MS / 2 && !this.#said.has(contract),
    );
    const others = [...this.#said].filter(([contract]) => !isVouched(contract));
    const ofAsker = others.filter(([, said]) => said.asker === asker);
    const room = Math.max(0, Math.min(MAX_DECLARED - others.length, MAX_EFFECTS_OF_ONE - ofAsker.length));
    const unheard = [
      ...news.filter(isVouched),
      ...news.filter((contract) => !isVouched(contract)).slice(0, room),
    ];
    if (!this.#shared || unheard.length === 0) return;
    for (const contract of unheard) this.#said.set(contract, { at: now, asker });
    await withDeadline(this.#shared.want(unheard, now, asker), SHARED_TIMEOUT_MS).catch((error: unknown) =>
      logFailure('sharing prices', error),
    );
  }

  async #fetch(
    source: Pick<PriceSource, 'fetchTokenPrices' | 'mostTokens'>,
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
    const kept = cacheable(
      [...quotes].map(([contract, quote]) => ({ contract, ...quote })),
      listed,
    );
    const due = kept
      .filter(({ askedAt, fetchedAt = 0, price, isUntimed }) => {
        const isWanted = now - askedAt <= SEND_TTL_MS;
        const restMs = isUntimed ? UNTIMED_MS : UNPRICED_MS;
        return isWanted && (price !== undefined || now - fetchedAt >= restMs);
      })
      .sort((one, other) => (one.fetchedAt ?? 0) - (other.fetchedAt ?? 0));
    const isVouched = ({ contract, price }: Wanted) => price !== undefined || listed.has(contract);
    const vouched = due.filter(isVouched);
    const others = dealt(
      due.filter((each) => !isVouched(each)),
      askersOf,
    );
    const share = Math.min(others.length, shareOfOthers(source.mostTokens, now));
    const asked = vouched.slice(0, source.mostTokens - share);
    const named = [...asked, ...others.slice(0, source.mostTokens - asked.length)].map(
      ({ contract }) => contract,
    );
    const next = new Map<string, TokenQuote>(kept.map(({ contract, ...quote }) => [contract, quote]));
    if (named.length === 0) return next;
    const { prices, times, untimed } = await source.fetchTokenPrices(network, named);
    for (const contract of named) {
      const { askedAt = now, askers, price, pricedAt, fetchedAt } = next.get(contract) ?? {};
      const asked = { askedAt, ...(!prices.has(contract) && { askers }), fetchedAt: now };
      next.set(
        contract,
        untimed?.has(contract)
          ? // What was known before is told for as long as it may be.
            { ...asked, isUntimed: true, ...(price && { price, pricedAt: pricedAt ?? fetchedAt }) }
          : { ...asked, price: prices.get(contract), pricedAt: times?.get(contract) },
      );
    }
    return next;
  }
}

function toldPrice(quote: TokenQuote | undefined, now: number): PriceAnswerField {
  const { price, fetchedAt, isUntimed } = quote ?? {};
  if (fetchedAt === undefined) return 'notNow';
  if (!price) return isUntimed ? 'notNow' : 'none';
  const at = Math.min(quote?.pricedAt ?? fetchedAt, fetchedAt);
  return now - at <= STALE_MS ? { price, at } : 'notNow';
}

function askersOf({ askers }: TokenQuote): readonly string[] {
  const known = Object.keys(askers ?? {});
  return known.length > 0 ? known : [NOBODY];
}

/** Those of some askers that asked last. */
function newestOf(askers: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const newest = Object.entries(askers).toSorted(([, one], [, other]) => other - one);
  return Object.fromEntries(newest.slice(0, MAX_ASKERS));
}

/** What is kept in mind: the listed, and a bounded number of what has a price, and of others; of both, those asked for last. */
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

/** How many others this question names at the least: a quarter of all, over four questions. */
function shareOfOthers(mostTokens: number, now: number): number {
  const turn = Math.floor(now / QUESTION_MS);
  const upTo = (turns: number) => Math.floor((turns * mostTokens) / QUESTIONS_PER_SHARE);
  return upTo(turn + 1) - upTo(turn);
}
