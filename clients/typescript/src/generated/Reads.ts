// Written by npm run clients:generate: do not edit.
import { answerOf } from '../answerOf.ts';
import type {
  NetworkName,
  Balance,
  Approvals,
  Tokens,
  Nfts,
  Positions,
  Transfers,
  Events,
} from '../answers.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../Transport.ts';

/** Plain reads of the client. */
export class Reads {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The current balance of an address in the network's coin. Its block may be a few seconds old.
   */
  async getBalance(
    { address, network }: { address: string; network: NetworkName },
    options?: CallOptions,
  ): Promise<Balance> {
    return answerOf(
      await this.#transport.api.GET('/api/v1/balance', {
        params: { query: { address, network } },
        ...this.#transport.request('balanceWei', options),
      }),
    );
  }

  /**
   * The approvals that an address has given for its tokens. If the answer has a `cursor`, use it to request the next
   * part, and combine the parts.
   *
   * @param cursor The cursor of the previous answer, for the same address and network.
   */
  async listApprovals(
    { address, network, cursor }: { address: string; network: NetworkName; cursor?: string | undefined },
    options?: CallOptions,
  ): Promise<Approvals> {
    return answerOf(
      await this.#transport.api.GET('/api/v1/approvals', {
        params: { query: { address, network, ...(cursor !== undefined && { cursor }) } },
        ...this.#transport.request('approvals', options),
      }),
    );
  }

  /**
   * The coin and the listed tokens that an address holds, in the smallest units. If the answer has a `cursor`, use it
   * to request the next part.
   *
   * @param includeUnverified Include unverified assets, many of which are spam. Default: false.
   * @param cursor The cursor of the previous answer, for the same address and network.
   */
  async listTokens(
    {
      address,
      network,
      includeUnverified = false,
      cursor,
    }: {
      address: string;
      network: NetworkName;
      includeUnverified?: boolean | undefined;
      cursor?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<Tokens> {
    return answerOf(
      await this.#transport.api.GET('/api/v1/tokens', {
        params: {
          query: {
            address,
            network,
            ...(includeUnverified && { includeUnverified }),
            ...(cursor !== undefined && { cursor }),
          },
        },
        ...this.#transport.request('coin', options),
      }),
    );
  }

  /**
   * The NFTs that an address holds, from the scanned blocks, newest first. Use `cursor` to request older blocks, even
   * if a page is empty. An NFT that the address received several times may appear in two answers. One without `units`
   * may have been sold.
   *
   * @param includeUnverified Include unverified assets, many of which are spam. Default: false.
   * @param cursor The cursor of the previous answer, for the same address and network.
   */
  async listNfts(
    {
      address,
      network,
      includeUnverified = false,
      cursor,
    }: {
      address: string;
      network: NetworkName;
      includeUnverified?: boolean | undefined;
      cursor?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<Nfts> {
    return answerOf(
      await this.#transport.api.GET('/api/v1/nfts', {
        params: {
          query: {
            address,
            network,
            ...(includeUnverified && { includeUnverified }),
            ...(cursor !== undefined && { cursor }),
          },
        },
        ...this.#transport.request('nfts', options),
      }),
    );
  }

  /**
   * The positions of an address in the wallet's pools. An absent value is unknown, which does not mean 0.
   */
  async listPositions(
    { address, network }: { address: string; network: NetworkName },
    options?: CallOptions,
  ): Promise<Positions> {
    return answerOf(
      await this.#transport.api.GET('/api/v1/positions', {
        params: { query: { address, network } },
        ...this.#transport.request('positions', options),
      }),
    );
  }

  /**
   * The token and NFT transfers of an address, newest first. Use `cursor` to request older blocks, even if a page is
   * empty.
   *
   * @param includeUnverified Include unverified assets, many of which are spam. Default: false.
   * @param cursor The cursor of the previous answer, for the same address and network.
   */
  async listTransfers(
    {
      address,
      network,
      includeUnverified = false,
      cursor,
    }: {
      address: string;
      network: NetworkName;
      includeUnverified?: boolean | undefined;
      cursor?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<Transfers> {
    return answerOf(
      await this.#transport.api.GET('/api/v1/transfers', {
        params: {
          query: {
            address,
            network,
            ...(includeUnverified && { includeUnverified }),
            ...(cursor !== undefined && { cursor }),
          },
        },
        ...this.#transport.request('transfers', options),
      }),
    );
  }

  /**
   * The events on the accounts of the key's owner after a cursor, oldest first. Without `after`, it returns no events
   * and the current `cursor`. Pass the cursor to the next request, also after an answer without events.
   *
   * @param after The cursor of the previous answer: events after it are returned. Without it, the answer has no
   * events and the current cursor.
   * @param network The network by its rpcName, id, name or chain id, in upper or lower case.
   * @param address 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
   */
  async listEvents(
    {
      after,
      network,
      address,
    }: { after?: string | undefined; network?: NetworkName | undefined; address?: string | undefined } = {},
    options?: CallOptions,
  ): Promise<Events> {
    return answerOf(
      await this.#transport.api.GET('/api/v1/events', {
        params: {
          query: {
            ...(after !== undefined && { after }),
            ...(network !== undefined && { network }),
            ...(address !== undefined && { address }),
          },
        },
        ...this.#transport.request('events', options),
      }),
    );
  }
}
