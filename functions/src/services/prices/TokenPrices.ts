import { marketOf } from '@everything-wallet/core/tokens/marketOf';
import type { PricedToken, TokenPricesAnswer } from '@everything-wallet/core/schemas/tokenPrices';
import type { Network, RpcName } from '@everything-wallet/core/networks/networks';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import { askerOf } from './askerOf.ts';
import type { PriceBoard } from './PriceBoard.ts';
import type { PriceSource } from './PriceSource.ts';
import { TokenPriceBoard, type SharedTokenQuotes, type PriceAnswerField } from './TokenPriceBoard.ts';

interface TokenPricesOptions {
  readonly share?: ((network: Network) => SharedTokenQuotes) | undefined;
  readonly now?: () => number;
}

/**
 * Token prices on all networks: those of known symbols with the coins', the others by contract
 * (`TokenPriceBoard`).
 */
export class TokenPrices {
  readonly #source: PriceSource;
  readonly #coins: PriceBoard;
  readonly #share: TokenPricesOptions['share'];
  readonly #now: () => number;
  readonly #boards = new Map<RpcName, TokenPriceBoard>();

  constructor(source: PriceSource, coins: PriceBoard, { share, now = Date.now }: TokenPricesOptions = {}) {
    this.#source = source;
    this.#coins = coins;
    this.#share = share;
    this.#now = now;
  }

  /**
   * Returns the price of each token, in the requested order; null if it has none, or none is known now:
   * `notNow` marks which.
   *
   * @param userId the caller, so that no user's requests block those of others
   * @throws ServiceError 'unavailable' if no required source answers
   */
  async getPrices(tokens: readonly PricedToken[], userId: string): Promise<TokenPricesAnswer> {
    const markets = tokens.map(marketOf);
    const symbols = markets.flatMap((market) => (market && 'symbol' in market ? [market.symbol] : []));
    const contracts = new Map<Network, Set<string>>();
    for (const market of markets) {
      if (!market || 'symbol' in market) continue;
      const known = contracts.get(market.network) ?? new Set();
      contracts.set(market.network, known.add(market.contract));
    }
    const found = new Map<string, PriceAnswerField>();
    const asker = askerOf(userId);
    const questions = [
      ...(symbols.length === 0 ? [] : [this.#findCoins(symbols, found)]),
      ...[...contracts].map(([network, ofNetwork]) =>
        this.#findTokens(network, [...ofNetwork], asker, found),
      ),
    ];
    const results = await Promise.allSettled(questions);
    const [failed] = results.filter((each) => each.status === 'rejected');
    // Prices of some sources are returned though others are silent.
    if (failed && found.size === 0) throw failed.reason;
    const fields = markets.map((market) => (market ? (found.get(keyOf(market)) ?? 'notNow') : 'none'));
    const now = this.#now();
    const oldest = Math.min(now, ...fields.flatMap((price) => (typeof price === 'string' ? [] : [price.at])));
    return {
      prices: fields.map((price) => (typeof price === 'string' ? null : price.price)),
      notNow: fields.flatMap((price, place) => (price === 'notNow' ? [place] : [])),
      source: this.#source.name,
      asOf: new Date(oldest).toISOString(),
      ageMs: now - oldest,
    };
  }

  async #findCoins(symbols: readonly string[], found: Map<string, PriceAnswerField>): Promise<void> {
    const { prices, asOf } = await this.#coins.getPrices(symbols);
    for (const [symbol, price] of Object.entries(prices)) found.set(symbol, { price, at: Date.parse(asOf) });
  }

  async #findTokens(
    network: Network,
    contracts: readonly string[],
    asker: string,
    found: Map<string, PriceAnswerField>,
  ): Promise<void> {
    const board = this.#boards.get(network.rpcName) ?? this.#createBoard(network);
    const prices = await board.getPrices(contracts, asker);
    for (const [index, price] of prices.entries()) {
      const contract = contracts[index];
      if (contract !== undefined) found.set(keyOf({ network, contract }), price);
    }
  }

  #createBoard(network: Network): TokenPriceBoard {
    const board = new TokenPriceBoard(this.#source, network, {
      shared: this.#share?.(network),
      listed: () => listedOn(network),
      now: this.#now,
    });
    this.#boards.set(network.rpcName, board);
    return board;
  }
}

/** None where the list cannot be read, which is tried again: prices do not hang on it. */
async function listedOn({ rpcName }: Network): Promise<ReadonlySet<string>> {
  return tokenListOf(rpcName).then(
    ({ contracts }) => contracts,
    () => new Set<string>(),
  );
}

function keyOf(market: NonNullable<ReturnType<typeof marketOf>>): string {
  return 'symbol' in market ? market.symbol : `${market.network.rpcName}/${market.contract}`;
}
