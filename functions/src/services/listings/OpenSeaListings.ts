import type { Network, NetworkId } from '@everything-wallet/core/networks/networks';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { seaportOrderSchema } from '@everything-wallet/core/seaport/SeaportOrder';
import { z } from 'zod';
import { parseJson } from '../../http/parseJson.ts';
import { readBounded } from '../../http/readBounded.ts';
import type { FoundListings, ListingSource, ListingsWanted } from './ListingSource.ts';

/** Milliseconds for one answer. */
const TIME_LIMIT_MS = 4_000;

/** Orders of a page, the most that the API gives. */
const PAGE = 50;

/** Milliseconds without requests after a refusal. */
const REST_MS = 30_000;

/** Maximum part of a price for the marketplace and a collection's creators: 15 %. */
const MAX_FEE_BPS = 1_500;

/** The API's names of networks (docs.opensea.io, Supported Chains); the others are not queried. */
const CHAINS: Partial<Record<NetworkId, string>> = {
  ethereum: 'ethereum',
  polygon: 'matic',
  bsc: 'bsc',
  avalanche: 'avalanche',
  arbitrum: 'arbitrum',
  optimism: 'optimism',
  base: 'base',
};

/** Numbers are JSON numbers, or decimal or hex texts. */
const numberSchema = z
  .union([z.string().regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/), z.number().int().nonnegative()])
  .transform((number) => BigInt(number).toString());

const itemSchema = z.object({
  itemType: z.number(),
  token: z.string(),
  identifierOrCriteria: numberSchema,
  startAmount: numberSchema,
  endAmount: numberSchema,
});

/** Fields read from an order; bids, and orders whose signature is requested separately, have none. */
const orderSchema = z.object({
  order_hash: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
  protocol_address: z.string().refine((address) => address.toLowerCase() === SEAPORT_ADDRESS.toLowerCase()),
  current_price: z.string().regex(/^\d{1,78}$/),
  side: z.literal('ask'),
  protocol_data: z.object({
    signature: z.string(),
    parameters: z
      .object({
        offerer: z.string(),
        zone: z.string(),
        offer: z.array(itemSchema),
        consideration: z.array(itemSchema.extend({ recipient: z.string() })),
        orderType: z.number(),
        startTime: numberSchema,
        endTime: numberSchema,
        zoneHash: z.string(),
        salt: numberSchema,
        conduitKey: z.string(),
        counter: numberSchema,
      })
      .strip(),
  }),
});

const answerSchema = z.object({ orders: z.array(z.unknown()) });

interface OpenSeaOptions {
  /** URL of the API, without a trailing slash. */
  readonly baseUrl: string;
  readonly key: () => string;
  readonly timeLimitMs?: number;
}

/**
 * Listings of an API like OpenSea's (v2, `GET /orders/{chain}/seaport/listings`). It is queried for one
 * collection or one NFT; it has no list of everything for sale.
 */
export class OpenSeaListings implements ListingSource {
  readonly name = 'opensea';
  readonly #chain: string;
  readonly #options: OpenSeaOptions;
  #restsUntil = -Infinity;

  private constructor(chain: string, options: OpenSeaOptions) {
    this.#chain = chain;
    this.#options = options;
  }

  /** @returns undefined for a network that the API does not have */
  static of({ id }: Network, options: OpenSeaOptions): OpenSeaListings | undefined {
    const chain = (CHAINS as Partial<Record<string, string>>)[id];
    return chain === undefined ? undefined : new OpenSeaListings(chain, options);
  }

  async find({ contract, tokenId }: ListingsWanted): Promise<FoundListings> {
    if (contract === undefined) return { listings: [], isPart: false };
    const query = new URLSearchParams({
      asset_contract_address: contract,
      ...(tokenId !== undefined && { token_ids: tokenId }),
      limit: String(PAGE),
      // By price alone for one NFT: fifty listings after an honest seller's hide no cheaper one.
      order_by: tokenId === undefined ? 'created_date' : 'eth_price',
      order_direction: tokenId === undefined ? 'desc' : 'asc',
    });
    const { orders } = answerSchema.parse(
      await this.#ask(`/orders/${this.#chain}/seaport/listings?${query.toString()}`),
    );
    const listings = orders.slice(0, PAGE).flatMap((each) => {
      const found = orderSchema.safeParse(each).data;
      if (!found) return [];
      const { parameters: components, signature } = found.protocol_data;
      const order = seaportOrderSchema.safeParse({ components, signature }).data;
      const item = order?.components.offer[0];
      if (!order || !item) return [];
      return [
        {
          order,
          orderHash: found.order_hash.toLowerCase(),
          contract,
          tokenId: tokenId ?? item.identifierOrCriteria,
          price: BigInt(found.current_price),
          maxFeeBps: MAX_FEE_BPS,
        },
      ];
    });
    return { listings, isPart: tokenId === undefined && orders.length >= PAGE };
  }

  async #ask(path: string): Promise<unknown> {
    if (performance.now() < this.#restsUntil) throw new Error('The marketplace rests');
    const { baseUrl, key, timeLimitMs = TIME_LIMIT_MS } = this.#options;
    const response = await fetch(`${baseUrl}${path}`, {
      // A header and never the query: addresses are written into logs on the way.
      headers: { accept: 'application/json', 'x-api-key': key() },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (response.status === 429 || response.status >= 500) this.#restsUntil = performance.now() + REST_MS;
    if (!response.ok) throw new Error(`The marketplace answered ${response.status}`);
    return parseJson(await readBounded(response, () => new Error('The marketplace answered too much')));
  }
}
