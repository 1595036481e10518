import type {
  GasEstimate,
  Health,
  Network,
  NetworkName,
  SentTransaction,
  Simulation,
  Transaction,
} from './answers.ts';
import { answerOf } from './answerOf.ts';
import { checkWei } from './checkWei.ts';
import { Reads } from './generated/Reads.ts';
import { MAX_TIMEOUT_MS } from './maxTimeoutMs.ts';
import type { EventWithCursor } from './EventWithCursor.ts';
import type {
  CallOptions,
  CallToSimulate,
  EventsOptions,
  EverythingWalletOptions,
  WaitOptions,
} from './options.ts';
import { Transport } from './Transport.ts';
import { waitForReceipt } from './waitForReceipt.ts';

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
export class EverythingWallet extends Reads {
  // JSON.stringify and util.inspect do not see private fields, so logs contain no key.
  readonly #transport: Transport;

  /** @throws TypeError if an option is invalid, an ApiKeyError if it is the key; it never contains the key */
  constructor(options: EverythingWalletOptions) {
    const transport = new Transport(options);
    super(transport);
    this.#transport = transport;
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
      await this.#transport.api.GET('/api/v1/gas/estimate', {
        params: {
          query: {
            from,
            to,
            network,
            ...(value !== undefined && { value }),
            ...(data !== undefined && { data }),
          },
        },
        ...this.#transport.request('gasLimit', options),
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
      await this.#transport.api.POST('/api/v1/simulate', {
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
        ...this.#transport.request('agreement', options),
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
      await this.#transport.api.POST('/api/v1/transaction', {
        body: { signedTransaction, network },
        ...this.#transport.request('txHash', options),
      }),
    );
  }

  /** A transaction that the network knows, pending or in a block. */
  async getTransaction(
    { hash, network }: { hash: string; network: NetworkName },
    options?: CallOptions,
  ): Promise<Transaction> {
    return answerOf(
      await this.#transport.api.GET('/api/v1/transaction/{hash}', {
        params: { path: { hash }, query: { network } },
        ...this.#transport.request('status', options),
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
      if (!(value > 0 && value <= MAX_TIMEOUT_MS)) {
        throw new TypeError(`${name} must be above 0 and at most ${MAX_TIMEOUT_MS}`);
      }
    }
    return waitForReceipt((ending) => this.getTransaction({ hash, network }, { signal: ending }), {
      hash,
      timeoutMs,
      pollIntervalMs,
      signal,
    });
  }

  /**
   * Streams the events on the accounts of the key's owner, each once, in their order. It connects again whenever the
   * connection ends, and continues after the last event. It ends when the signal is aborted.
   *
   * @example
   * for await (const event of wallet.events({ network: 'sepolia' })) console.log(event.type, event.cursor);
   */
  events({ signal, ...filter }: EventsOptions = {}): AsyncIterable<EventWithCursor> {
    return this.#transport.events(filter, signal);
  }

  /** The networks that the other methods support. */
  async listNetworks(options?: CallOptions): Promise<Network[]> {
    const { networks } = answerOf(
      await this.#transport.api.GET('/api/v1/networks', this.#transport.request('networks', options)),
    );
    return networks;
  }

  /** Checks that the API answers, and how far it has read each network. Needs no API key, and sends none. */
  async getHealth(options?: CallOptions): Promise<Health> {
    return answerOf(
      await this.#transport.api.GET('/api/v1/health', this.#transport.request('status', options, false)),
    );
  }
}
