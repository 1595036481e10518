import createClient, { type Client } from 'openapi-fetch';
import type {
  Approvals,
  Balance,
  GasEstimate,
  Health,
  Network,
  NetworkName,
  Positions,
  SentTransaction,
  Simulation,
  Tokens,
  Transaction,
  Nfts,
  Transfers,
} from './answers.ts';
import { answerOf } from './answerOf.ts';
import { checkApiKey } from './checkApiKey.ts';
import { checkBaseUrl } from './checkBaseUrl.ts';
import { checkWei } from './checkWei.ts';
import { DEFAULT_BASE_URL } from './defaultBaseUrl.ts';
import type { paths } from './generated/api.ts';
import type { CallOptions, CallToSimulate, EverythingWalletOptions, WaitOptions } from './options.ts';
import { pageQuery } from './pageQuery.ts';
import { sendOnce, type Fetch } from './sendOnce.ts';
import { userAgent } from './userAgent.ts';
import { waitForReceipt } from './waitForReceipt.ts';
import { withRetries } from './withRetries.ts';

/** The longest time a timer can be set to. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * A client of the Everything Wallet API.
 *
 * Every method throws ApiError if the API rejects the request, ConnectionError if there is no usable answer, and
 * the reason of an aborted signal. Amounts are decimal strings.
 *
 * @example
 * const wallet = new EverythingWallet({ apiKey });
 * const { balance, currency } = await wallet.getBalance({ address, network: 'sepolia' });
 */
export class EverythingWallet {
  // JSON.stringify and util.inspect do not see private fields, so logs contain no key.
  readonly #apiKey: string;
  readonly #api: Client<paths>;
  readonly #maxRetries: number;
  readonly #timeoutMs: number;
  readonly #fetch: Fetch;

  /** @throws TypeError if an option is invalid, an ApiKeyError if it is the key; it never contains the key */
  constructor(options: EverythingWalletOptions) {
    const { apiKey, baseUrl = DEFAULT_BASE_URL, maxRetries = 3, timeoutMs = 30_000 } = options;
    checkApiKey(apiKey);
    if (!Number.isInteger(maxRetries) || maxRetries < 0) {
      throw new TypeError('maxRetries must be a whole number from 0');
    }
    if (!(timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS)) {
      throw new TypeError(`timeoutMs must be above 0 and at most ${LONGEST_TIMEOUT_MS}`);
    }
    this.#apiKey = apiKey;
    this.#api = createClient<paths>({ baseUrl: checkBaseUrl(baseUrl) });
    this.#maxRetries = maxRetries;
    this.#timeoutMs = timeoutMs;
    this.#fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  }

  /** The current balance of an address in the network's coin, from a block that may be a few seconds old. */
  async getBalance(
    { address, network }: { address: string; network: NetworkName },
    options?: CallOptions,
  ): Promise<Balance> {
    return answerOf(
      await this.#api.GET('/api/v1/balance', {
        params: { query: { address, network } },
        ...this.#transport('balanceWei', options),
      }),
    );
  }

  /**
   * The maximum current cost of a coin transfer or a contract call, and the nonce and fees to sign it with.
   *
   * @param value wei, as a decimal string; 0 by default
   * @param data the call data as 0x-prefixed hex; none by default
   */
  async estimateGas(
    {
      from,
      to,
      value,
      data,
      network,
    }: {
      from: string;
      to: string;
      value?: string | undefined;
      data?: string | undefined;
      network: NetworkName;
    },
    options?: CallOptions,
  ): Promise<GasEstimate> {
    checkWei({ value });
    return answerOf(
      await this.#api.GET('/api/v1/gas/estimate', {
        params: {
          query: {
            from,
            to,
            network,
            ...(value !== undefined && { value }),
            ...(data !== undefined && { data }),
          },
        },
        ...this.#transport('gasLimit', options),
      }),
    );
  }

  /**
   * Simulates a call: what would change for its sender, its declared effects, and warnings. Sends nothing.
   *
   * Without `outcome`, the call could not be simulated or the nodes disagree, which never means that it is safe.
   */
  async simulate({ network, ...call }: CallToSimulate, options?: CallOptions): Promise<Simulation> {
    const { from, to, value, data, gasLimit, maxFeePerGas, maxPriorityFeePerGas, gasPrice } = call;
    checkWei({ value, maxFeePerGas, maxPriorityFeePerGas, gasPrice });
    return answerOf(
      await this.#api.POST('/api/v1/simulate', {
        body: {
          from,
          to,
          ...(value !== undefined && { value }),
          ...(data !== undefined && { data }),
          ...(gasLimit !== undefined && { gasLimit }),
          ...(maxFeePerGas !== undefined && { maxFeePerGas }),
          ...(maxPriorityFeePerGas !== undefined && { maxPriorityFeePerGas }),
          ...(gasPrice !== undefined && { gasPrice }),
          network,
        },
        ...this.#transport('agreement', options),
      }),
    );
  }

  /**
   * The approvals of an address. If the answer has a `cursor`, use it to request the next part, and combine the parts.
   *
   * @param cursor the cursor of the previous answer for the same address and network; none starts over
   */
  async listApprovals(
    { address, network, cursor }: { address: string; network: NetworkName; cursor?: string | undefined },
    options?: CallOptions,
  ): Promise<Approvals> {
    return answerOf(
      await this.#api.GET('/api/v1/approvals', {
        params: { query: { address, network, ...(cursor !== undefined && { cursor }) } },
        ...this.#transport('approvals', options),
      }),
    );
  }

  /**
   * The coin and the listed tokens that an address holds, in the smallest units. Use `cursor` to request the next part.
   *
   * @param page.includeUnverified also returns tokens on no list, many of which are spam
   * @param page.cursor from the previous page, for the same address and network
   */
  async listTokens(
    page: {
      address: string;
      network: NetworkName;
      includeUnverified?: boolean | undefined;
      cursor?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<Tokens> {
    return answerOf(
      await this.#api.GET('/api/v1/tokens', {
        params: { query: pageQuery(page) },
        ...this.#transport('coin', options),
      }),
    );
  }

  /** The positions of an address in the wallet's pools; unknown values are absent, which does not mean 0. */
  async listPositions(
    { address, network }: { address: string; network: NetworkName },
    options?: CallOptions,
  ): Promise<Positions> {
    return answerOf(
      await this.#api.GET('/api/v1/positions', {
        params: { query: { address, network } },
        ...this.#transport('positions', options),
      }),
    );
  }

  /**
   * The NFTs that an address holds, from the scanned blocks, newest first. Use `cursor` to request older blocks, even if a page is
   * empty. An NFT that the address received several times may appear in two answers. One without `units` may have been sold.
   *
   * @param page.includeUnverified also returns unverified tokens and NFTs, many of which are spam
   * @param page.cursor from the previous page, for the same address and network
   */
  async listNfts(
    page: {
      address: string;
      network: NetworkName;
      includeUnverified?: boolean | undefined;
      cursor?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<Nfts> {
    return answerOf(
      await this.#api.GET('/api/v1/nfts', {
        params: { query: pageQuery(page) },
        ...this.#transport('nfts', options),
      }),
    );
  }

  /**
   * The token and NFT transfers of an address, newest first. Use `cursor` to request older blocks,
   * even if a page is empty.
   *
   * @param page.includeUnverified also returns unverified tokens and NFTs, many of which are spam
   * @param page.cursor from the previous page, for the same address and network
   */
  async listTransfers(
    page: {
      address: string;
      network: NetworkName;
      includeUnverified?: boolean | undefined;
      cursor?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<Transfers> {
    return answerOf(
      await this.#api.GET('/api/v1/transfers', {
        params: { query: pageQuery(page) },
        ...this.#transport('transfers', options),
      }),
    );
  }

  /**
   * Broadcasts a signed transaction.
   *
   * The hash of its bytes identifies it: you can safely send them again, and should if the outcome is unknown.
   *
   * @param signedTransaction the signed bytes as 0x-prefixed hex
   */
  async sendTransaction(
    { signedTransaction, network }: { signedTransaction: string; network: NetworkName },
    options?: CallOptions,
  ): Promise<SentTransaction> {
    return answerOf(
      await this.#api.POST('/api/v1/transaction', {
        body: { signedTransaction, network },
        ...this.#transport('txHash', options),
      }),
    );
  }

  /** A transaction that the network knows, pending or in a block. */
  async getTransaction(
    { hash, network }: { hash: string; network: NetworkName },
    options?: CallOptions,
  ): Promise<Transaction> {
    return answerOf(
      await this.#api.GET('/api/v1/transaction/{hash}', {
        params: { path: { hash }, query: { network } },
        ...this.#transport('status', options),
      }),
    );
  }

  /**
   * Waits until a transaction is 'completed' or 'failed'. It keeps waiting if no node knows the transaction yet, after
   * temporary failures, and if only some of the nodes report a failure.
   *
   * @throws WaitTimeoutError if it is still pending then; it may still go through: do not sign again
   */
  async waitForTransaction(
    { hash, network }: { hash: string; network: NetworkName },
    { signal, timeoutMs = 300_000, pollIntervalMs = 4_000 }: WaitOptions = {},
  ): Promise<Transaction> {
    for (const [name, value] of Object.entries({ timeoutMs, pollIntervalMs })) {
      if (!(value > 0 && value <= LONGEST_TIMEOUT_MS)) {
        throw new TypeError(`${name} must be above 0 and at most ${LONGEST_TIMEOUT_MS}`);
      }
    }
    return waitForReceipt((ending) => this.getTransaction({ hash, network }, { signal: ending }), {
      hash,
      timeoutMs,
      pollIntervalMs,
      signal,
    });
  }

  /** The networks that the other methods support. */
  async listNetworks(options?: CallOptions): Promise<Network[]> {
    const { networks } = answerOf(
      await this.#api.GET('/api/v1/networks', this.#transport('networks', options)),
    );
    return networks;
  }

  /** Checks that the API answers. Needs no API key, and sends none. */
  async getHealth(options?: CallOptions): Promise<Health> {
    return answerOf(await this.#api.GET('/api/v1/health', this.#transport('status', options, false)));
  }

  /**
   * Returns a `fetch` for one request, which adds the API key and retries.
   *
   * @param member field that every answer to the call contains
   */
  #transport(member: string, { signal }: CallOptions = {}, isKeyed = true) {
    return {
      fetch: async (request: Request): Promise<Response> => {
        const body = await request.text();
        const headers = Object.fromEntries(request.headers);
        const agent = userAgent();
        if (agent !== undefined) headers['user-agent'] = agent;
        if (isKeyed) headers['authorization'] = `Bearer ${this.#apiKey}`;
        const sending = {
          url: request.url,
          init: { method: request.method, headers, ...(body !== '' && { body }) },
          member,
          apiKey: this.#apiKey,
          timeoutMs: this.#timeoutMs,
          fetch: this.#fetch,
          signal,
        };
        return withRetries((attempts) => sendOnce(sending, attempts), {
          maxRetries: this.#maxRetries,
          signal,
        });
      },
    };
  }
}
