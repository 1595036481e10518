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
 * The Everything Wallet API.
 *
 * Every method throws ApiError when the API refuses, ConnectionError when there is no answer that can be understood, and
 * the reason of a signal that was aborted. Amounts are decimal strings.
 *
 * @example
 * const wallet = new EverythingWallet({ apiKey });
 * const { balance, currency } = await wallet.getBalance({ address, network: 'sepolia' });
 */
export class EverythingWallet {
  // Private fields are seen by neither JSON.stringify nor util.inspect: what is logged holds no key.
  readonly #apiKey: string;
  readonly #api: Client<paths>;
  readonly #maxRetries: number;
  readonly #timeoutMs: number;
  readonly #fetch: Fetch;

  /** @throws TypeError when an option cannot be used, an ApiKeyError where it is the key; it does not quote the key */
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

  /** What an address holds in the network's own coin now, by a block that may be a few seconds old. */
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
   * What a transfer of the network's coin, or a call of a contract, costs at most now, and the nonce and fees to sign it with.
   *
   * @param value wei, as a decimal string; 0 unless told
   * @param data what a contract is called with, 0x-prefixed hex; none unless told
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
   * What a call would change for its sender if it were signed now, what it says of itself, and what to know before. Nothing is sent.
   *
   * Without `outcome` it could not be simulated, or the nodes differ: that is never a sign that it is safe.
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
   * What others may take of an address's tokens. While there is a `cursor` there may be more: ask again with it, and add up.
   *
   * @param cursor of the previous answer, for the same address and network; without one it starts over
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
   * The coin and the listed tokens that an address holds, in the smallest units. With a `cursor` there is more: ask again with it.
   *
   * @param page.includeUnverified tokens of which no list knows as well, much of which is spam
   * @param page.cursor of the answer before, for the same address and network
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

  /** What an address has in the pools that the wallet lists; what is not known is absent, and no 0. */
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
   * The NFTs that an address holds, of those that came to it in some blocks, the newest first. With a `cursor` there are blocks before: ask
   * again with it, also where a page is empty; one that came several times may be in two answers. One without `units` may have been sold.
   *
   * @param page.includeUnverified what nobody asked for as well, much of which is spam
   * @param page.cursor of the answer before, for the same address and network
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
   * Tokens and NFTs that came to an address or went from it, the newest first. With a `cursor` there are blocks before: ask again with it,
   * also where a page is empty.
   *
   * @param page.includeUnverified what nobody asked for as well, much of which is spam
   * @param page.cursor of the answer before, for the same address and network
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
   * Gives a signed transaction to the network.
   *
   * It is known by the hash of its bytes: sending them again is safe, and is what to do when the outcome is not known.
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

  /** A transaction that the network knows, waiting or in a block. */
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
   * Waits until a transaction is 'completed' or 'failed'. That nobody knows it yet, and failures that may pass, end nothing;
   * nor does one node of several that says it failed, before every other one does.
   *
   * @throws WaitTimeoutError when it is still pending then; it may be in a block later: do not sign again
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

  /** The networks that the other methods can be asked about. */
  async listNetworks(options?: CallOptions): Promise<Network[]> {
    const { networks } = answerOf(
      await this.#api.GET('/api/v1/networks', this.#transport('networks', options)),
    );
    return networks;
  }

  /** That the API answers; needs no key, and sends none. */
  async getHealth(options?: CallOptions): Promise<Health> {
    return answerOf(await this.#api.GET('/api/v1/health', this.#transport('status', options, false)));
  }

  /**
   * What makes the request of one call: the key in its header, and the retries.
   *
   * @param member what every answer to the call holds
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
