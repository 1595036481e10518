import type { LidoPosition, LidoState } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lido } from '@everything-wallet/core/pools/lido';
import { agreedUint } from '../chain/agreedUint.ts';
import type { NodeResponses } from '../chain/NodeResponses.ts';
import type { QuorumClient } from '../chain/QuorumClient.ts';
import { uintQuorum } from '../chain/uintQuorum.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import type { Head } from '../holdings/Reading.ts';
import { pastPrices } from './pastPrices.ts';
import { lidoRead, measureShares, readLido, type LidoNodeResponse } from './readLido.ts';
import type { SharePrices } from './SharePrices.ts';
import { stakedEarnings } from './stakedEarnings.ts';
import type { PoolEvent } from './PoolEvent.ts';
import type { PoolLogs } from './PoolLogs.ts';
import { yieldsOf } from './yieldsOf.ts';

type LidoNodeResponses = NodeResponses<LidoNodeResponse>;

/** Time of the reads: the block, its head, and the deadline for new requests, by `performance.now()`. */
interface When {
  readonly number: number;
  readonly until: number;
}

/** Reads Lido positions on Ethereum, and decides how sure they are as for vaults (decision 55). */
export class LidoReader {
  readonly #network: Network;
  readonly #nodes: QuorumClient;
  readonly #prices: SharePrices;
  readonly #logs: PoolLogs;

  constructor(network: Network, nodes: QuorumClient, prices: SharePrices, logs: PoolLogs) {
    this.#network = network;
    this.#nodes = nodes;
    this.#prices = prices;
    this.#logs = logs;
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
    const nodeResponses = await this.#nodes.ask(
      async (ask, batchQuery) =>
        readLido(
          { ask, batchQuery },
          this.#network,
          { addresses, request: request === undefined ? undefined : BigInt(request) },
          `0x${number.toString(16)}`,
        ),
      { enough: 'one' },
    );
    const status = statusOf(nodeResponses);
    const isThere = status === 'open' || status === 'closed';
    const block = await headOf;
    const [past, events] = await Promise.all([
      pastPrices(this.#prices, isThere ? [measureShares] : [], block, until),
      isThere ? this.#logs.scan([lido.staked, lido.wrapped], addresses, number, until) : undefined,
    ]);
    const figure = (read: ContractCall) => agreedUint(read, nodeResponses)?.toString() ?? null;
    const worthOfMeasure = agreedUint(measureShares.read, nodeResponses);
    const total = uintQuorum(lidoRead.totalStaked, nodeResponses);
    return {
      status,
      totalStaked: figure(lidoRead.totalStaked),
      mostStake: figure(lidoRead.mostStake),
      ...yieldsOf(past, measureShares.address, worthOfMeasure, block),
      agreement: total.agreement,
      agreeing: total.agreeing,
      positions: addresses.map((address) => {
        const position = positionOf(address, nodeResponses);
        const owner = address.toLowerCase();
        const own = events?.filter(({ owner: from, to }) => from === owner || to === owner);
        const earned = earnedOf(owner, own, position, worthOfMeasure);
        return { ...position, earned: earned?.toString() ?? null };
      }),
      ...(request !== undefined && {
        request: nodeResponses.agreedObject((response) => response.request) ?? null,
      }),
    };
  }
}

function statusOf(nodeResponses: LidoNodeResponses): LidoState['status'] {
  const isThere = nodeResponses.agreed((nodeResponse) => Number(nodeResponse.isThere));
  if (isThere === undefined) return 'unknown';
  if (isThere === 0) return 'absent';
  const most = uintQuorum(lidoRead.mostStake, nodeResponses);
  if (most.agreement !== 'agreed') return 'unknown';
  return most.value !== null && most.value > 0n ? 'open' : 'closed';
}

function positionOf(address: string, nodeResponses: LidoNodeResponses): Omit<LidoPosition, 'earned'> {
  const staked = agreedUint(lidoRead.stakedOf(address), nodeResponses);
  const wrapped = agreedUint(lidoRead.wrappedOf(address), nodeResponses);
  const worth = wrapped && agreedUint(lidoRead.worthOf(wrapped), nodeResponses);
  const requests = nodeResponses.agreedObject(({ requestsOf }) => requestsOf(address));
  return {
    address,
    staked: staked?.toString() ?? null,
    wrapped: wrapped?.toString() ?? null,
    wrappedWorth: (wrapped === 0n ? 0n : worth)?.toString() ?? null,
    requests: requests?.requests ?? null,
    ...(requests?.otherRequests && { otherRequests: requests.otherRequests }),
  };
}

function earnedOf(
  owner: string,
  events: readonly PoolEvent[] | undefined,
  { staked, wrapped, wrappedWorth }: Omit<LidoPosition, 'earned'>,
  millionWorth: bigint | undefined,
): bigint | undefined {
  if (millionWorth === undefined || !events || staked === null || wrapped === null || wrappedWorth === null)
    return undefined;
  const worth = BigInt(staked) + BigInt(wrappedWorth);
  return stakedEarnings(owner, events, { worth, wrapped: BigInt(wrapped), millionWorth });
}
