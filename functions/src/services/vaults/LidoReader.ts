import type { LidoPosition, LidoState } from '@everything-wallet/core/callables/vaultsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lido } from '@everything-wallet/core/vaults/lido';
import { quorum, type QuorumResult } from '../chain/quorum.ts';
import type { RpcNodes } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import type { Head } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import { pastPrices } from './pastPrices.ts';
import { lidoRead, measureShares, readLido, type LidoRequests, type LidoNodeResponse } from './readLido.ts';
import type { SharePrices } from './SharePrices.ts';
import { stakedEarnings } from './stakedEarnings.ts';
import type { VaultEvent } from './VaultEvent.ts';
import type { VaultLogs } from './VaultLogs.ts';
import { yieldsOf } from './yieldsOf.ts';

type NodeResponses = readonly (LidoNodeResponse | undefined)[];

/** Time of the reads: the block, its head, and the deadline for new requests, by `performance.now()`. */
interface When {
  readonly number: number;
  readonly until: number;
}

/** Reads Lido positions on Ethereum, and decides how sure they are as for vaults (decision 55). */
export class LidoReader {
  readonly #network: Network;
  readonly #nodes: RpcNodes;
  readonly #prices: SharePrices;
  readonly #logs: VaultLogs;
  readonly #needed: number;

  constructor(network: Network, nodes: RpcNodes, prices: SharePrices, logs: VaultLogs) {
    this.#network = network;
    this.#nodes = nodes;
    this.#prices = prices;
    this.#logs = logs;
    this.#needed = Math.min(2, nodes.count);
  }

  /**
   * @param request number of a request whose own state is read
   * @param headOf the block at which the vaults are read, once known
   */
  async read(
    addresses: readonly string[],
    request: string | undefined,
    { number, until }: When,
    headOf: Promise<Head | null>,
  ): Promise<LidoState> {
    const nodeResponses = await this.#nodes.askEach(
      async (ask, batchQuery) =>
        readLido(
          { ask, batchQuery },
          this.#network,
          { addresses, request: request === undefined ? undefined : BigInt(request) },
          `0x${number.toString(16)}`,
        ),
      'unlessResting',
    );
    const status = this.#statusOf(nodeResponses);
    const isThere = status === 'open' || status === 'closed';
    const block = await headOf;
    const [past, events] = await Promise.all([
      pastPrices(this.#prices, isThere ? [measureShares] : [], block, until),
      isThere ? this.#logs.look([lido.staked, lido.wrapped], addresses, number, until) : undefined,
    ]);
    const figure = (read: ContractCall) => this.#agreed(read, nodeResponses)?.toString() ?? null;
    const total = this.#verdict(lidoRead.totalStaked, nodeResponses);
    return {
      status,
      totalStaked: figure(lidoRead.totalStaked),
      mostStake: figure(lidoRead.mostStake),
      ...yieldsOf(past, measureShares.address, this.#agreed(measureShares.read, nodeResponses), block),
      agreement: total.agreement,
      agreeing: total.agreeing,
      positions: addresses.map((address) => {
        const position = this.#positionOf(address, nodeResponses);
        const owner = address.toLowerCase();
        const own = events?.filter(({ owner: from, to }) => from === owner || to === owner);
        const earned = earnedOf(owner, own, position, this.#agreed(measureShares.read, nodeResponses));
        return { ...position, earned: earned?.toString() ?? null };
      }),
      ...(request !== undefined && {
        request: this.#alike(nodeResponses, (response) => response.request) ?? null,
      }),
    };
  }

  #statusOf(nodeResponses: NodeResponses): LidoState['status'] {
    const codes = quorum(
      nodeResponses.map((nodeResponse) => nodeResponse && Number(nodeResponse.isThere)),
      this.#needed,
    );
    if (codes.agreement !== 'agreed') return 'unknown';
    if (codes.value === 0) return 'absent';
    const most = this.#verdict(lidoRead.mostStake, nodeResponses);
    if (most.agreement !== 'agreed') return 'unknown';
    return most.value !== null && most.value > 0n ? 'open' : 'closed';
  }

  #positionOf(address: string, nodeResponses: NodeResponses): Omit<LidoPosition, 'earned'> {
    const staked = this.#agreed(lidoRead.stakedOf(address), nodeResponses);
    const wrapped = this.#agreed(lidoRead.wrappedOf(address), nodeResponses);
    const worth = wrapped && this.#agreed(lidoRead.worthOf(wrapped), nodeResponses);
    const requests = this.#alike<LidoRequests>(nodeResponses, ({ requestsOf }) => requestsOf(address));
    return {
      address,
      staked: staked?.toString() ?? null,
      wrapped: wrapped?.toString() ?? null,
      wrappedWorth: (wrapped === 0n ? 0n : worth)?.toString() ?? null,
      requests: requests?.requests ?? null,
      ...(requests?.otherRequests && { otherRequests: requests.otherRequests }),
    };
  }

  /** Returns the value that enough nodes report identically. */
  #alike<NodeAnswer extends object>(
    nodeResponses: NodeResponses,
    read: (nodeResponse: LidoNodeResponse) => NodeAnswer | undefined,
  ): NodeAnswer | undefined {
    const byKey = new Map<string, NodeAnswer>();
    const verdict = quorum(
      nodeResponses.map((nodeResponse) => {
        const one = nodeResponse && read(nodeResponse);
        if (!one) return undefined;
        const key = JSON.stringify(one);
        byKey.set(key, one);
        return key;
      }),
      this.#needed,
    );
    return verdict.agreement === 'agreed' ? byKey.get(verdict.value) : undefined;
  }

  #agreed(read: ContractCall, nodeResponses: NodeResponses): bigint | undefined {
    const verdict = this.#verdict(read, nodeResponses);
    return verdict.agreement === 'agreed' ? (verdict.value ?? undefined) : undefined;
  }

  #verdict(read: ContractCall, nodeResponses: NodeResponses): QuorumResult<bigint | null> {
    return quorum(
      nodeResponses.map((nodeResponse) => {
        const answer = nodeResponse?.of(read);
        return answer === undefined ? undefined : (readUint(answer) ?? null);
      }),
      this.#needed,
    );
  }
}

function earnedOf(
  owner: string,
  events: readonly VaultEvent[] | undefined,
  { staked, wrapped, wrappedWorth }: Omit<LidoPosition, 'earned'>,
  millionWorth: bigint | undefined,
): bigint | undefined {
  if (millionWorth === undefined || !events || staked === null || wrapped === null || wrappedWorth === null)
    return undefined;
  const worth = BigInt(staked) + BigInt(wrappedWorth);
  return stakedEarnings(owner, events, { worth, wrapped: BigInt(wrapped), millionWorth });
}
