import type { LidoPosition, LidoState } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lido } from '@everything-wallet/core/pools/lido';
import { AbiCoder } from 'ethers/abi';
import { z } from 'zod';
import type { ContractResponse } from '../chain/ContractResponse.ts';
import type { Ask, BatchQuery } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import { multicall } from '../chain/multicall.ts';
import { batchCall } from '../chain/batchCall.ts';
import type { ReadGroup } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import type { MeasuredPool } from './SharePrices.ts';
import { word } from '../abi/word.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { bytesSchema } from '../chain/rpcSchemas.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';

/** Selectors of Lido's contracts. */
const SELECTORS = {
  ...contractSelectors.lido,
  balanceOf: tokenSelectors.balanceOf,
} as const;

/** Requests whose state one call reads: as many as fit the cached part of a response. */
const TOGETHER = 64;

/**
 * Maximum requests of all accounts together whose state is read, in equal shares; and of one account that are
 * returned one by one.
 */
const MAX_READ = 2_048;
const MAX_LISTED = 64;

/** Request numbers in the cached part of a longer response. */
const MAX_CACHED = 510;

/** A million shares, in their smallest unit. */
const MILLION_SHARES = 10n ** 24n;

const STATUS = 'tuple(uint256,uint256,address,uint256,bool,bool)[]';
/** For each request: stETH and shares, owner, time, whether it is finalised, and whether it was claimed. */
const statusesSchema = z.array(
  z.tuple([z.bigint(), z.bigint(), z.string(), z.bigint(), z.boolean(), z.boolean()]),
);

const read = (to: string, question: keyof typeof SELECTORS, argument?: string | bigint): ContractCall => ({
  to,
  data: `${SELECTORS[question]}${argument === undefined ? '' : word(argument)}`,
});

/** Reads of Lido's contracts. */
export const lidoRead = {
  totalStaked: read(lido.staked, 'getTotalPooledEther'),
  mostStake: read(lido.staked, 'getCurrentStakeLimit'),
  stakedOf: (address: string) => read(lido.staked, 'balanceOf', address),
  wrappedOf: (address: string) => read(lido.wrapped, 'balanceOf', address),
  worthOf: (wrapped: bigint) => read(lido.wrapped, 'getStETHByWstETH', wrapped),
};

/** Measures the value of shares. */
export const measureShares: MeasuredPool = {
  address: lido.staked,
  read: read(lido.staked, 'getPooledEthByShares', MILLION_SHARES),
};

const requestIdsOf = (address: string) => read(lido.queue, 'getWithdrawalRequests', address);
const statusOf = (ids: readonly bigint[]): ContractCall => ({
  to: lido.queue,
  data: `${SELECTORS.getWithdrawalStatus}${AbiCoder.defaultAbiCoder().encode(['uint256[]'], [ids]).slice(2)}`,
});

/** State of one request, as a node reports it. */
type Status = z.output<typeof statusesSchema>[number];

/** One node's answers about Lido at one block. */
export interface LidoNodeResponse extends ContractResponse {
  /** Returns an account's unclaimed withdrawal requests; undefined if there is no usable answer. */
  readonly requestsOf: (address: string) => LidoRequests | undefined;
  /** State of the individually requested withdrawal. */
  readonly request: NonNullable<LidoState['request']> | undefined;
  /** True if there is code at all three addresses. */
  readonly isThere: boolean;
}

/** Wanted values from every node. */
export interface LidoWanted {
  readonly addresses: readonly string[];
  /** Number of a request whose own state is read. */
  readonly request: bigint | undefined;
}

/** An account's unclaimed withdrawal requests. */
type LidoRequests = Pick<LidoPosition, 'otherRequests'> & {
  readonly requests: NonNullable<LidoPosition['requests']>;
};

/**
 * Reads Lido from one node, all of it at one block.
 *
 * @param block as in eth_call
 * @throws RpcError | EndpointError if it has no usable answer
 */
export async function readLido(
  { ask, batchQuery }: { readonly ask: Ask; readonly batchQuery: BatchQuery },
  network: Network,
  { addresses, request }: LidoWanted,
  block: string,
): Promise<LidoNodeResponse> {
  const parts = [lido.staked, lido.wrapped, lido.queue];
  const codes = await Promise.all(parts.map(async (part) => ask('eth_getCode', [part, block], bytesSchema)));
  const answersByKey = new Map<string, string | null | undefined>();
  const of = (one: ContractCall) => answersByKey.get(keyOf(one));
  const isThere = codes.every((code) => code !== '0x');
  if (!isThere) return { isThere, of, requestsOf: () => undefined, request: undefined };
  const lookUp = async (...lists: readonly (readonly ContractCall[])[]) => {
    if (lists.every((reads) => reads.length === 0)) return;
    const groups: ReadGroup[] = lists.map((reads) => ({ reads, isOfStrangers: false }));
    const atOnce = await multicall({ ask, batchQuery }, network, groups, block);
    const { answers } = atOnce === 'absent' ? await batchCall(batchQuery, groups, block) : atOnce;
    for (const [group, reads] of lists.entries())
      for (const [index, one] of reads.entries()) answersByKey.set(keyOf(one), answers[group]?.[index]);
  };
  await lookUp([
    lidoRead.totalStaked,
    lidoRead.mostStake,
    measureShares.read,
    ...addresses.flatMap((address) => [
      lidoRead.stakedOf(address),
      lidoRead.wrappedOf(address),
      requestIdsOf(address),
    ]),
    ...(request === undefined ? [] : [statusOf([request])]),
  ]);
  const share = Math.max(TOGETHER, Math.floor(MAX_READ / addresses.length));
  const listOf = (address: string) => requestListIn(of(requestIdsOf(address)), share);
  await lookUp(
    addresses.flatMap((address) => {
      const wrapped = readUint(of(lidoRead.wrappedOf(address)));
      return wrapped === undefined || wrapped === 0n ? [] : [lidoRead.worthOf(wrapped)];
    }),
    // Other people decide how many there are: too many of one account must not affect another one.
    ...addresses
      .map((address) => inParts(listOf(address)?.ids ?? []).map(statusOf))
      .filter((reads) => reads.length > 0),
  );
  const statusesOf = (ids: readonly bigint[]) => {
    const statuses = decoded(STATUS, of(statusOf(ids)), statusesSchema);
    return statuses?.length === ids.length ? statuses : undefined;
  };
  const requestsOf = (address: string) => {
    const list = listOf(address);
    const parts = list && inParts(list.ids).map(statusesOf);
    return list && parts?.every((part) => part !== undefined) ? requestsIn(list, parts.flat()) : undefined;
  };
  const [status] = request === undefined ? [] : (statusesOf([request]) ?? []);
  return {
    isThere,
    of,
    requestsOf,
    request:
      request === undefined || !status
        ? undefined
        : { ...requestAs(request, status), owner: status[2], isClaimed: status[5] },
  };
}

/**
 * Requests that a node lists for an account: their number, and those whose state is read, the oldest first.
 */
interface RequestList {
  readonly count: number;
  readonly ids: readonly bigint[];
}

/** Small requests that others create for an account are younger than its own earlier ones. */
function requestListIn(answer: string | null | undefined, most: number): RequestList | undefined {
  const words = (answer ?? '').slice(2).match(/[0-9a-fA-F]{64}/g) ?? [];
  const [offset, length, ...ids] = words.map((digits) => BigInt(`0x${digits}`));
  if (offset !== 32n || length === undefined || length > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  const count = Number(length);
  // Only the beginning of a longer response is cached.
  if (count !== ids.length && !(count > MAX_CACHED && ids.length === MAX_CACHED)) return undefined;
  return { count, ids: ids.toSorted((one, other) => (one < other ? -1 : 1)).slice(0, most) };
}

function requestsIn({ count, ids }: RequestList, statuses: readonly Status[]): LidoRequests {
  const open = ids.flatMap((id, place) => {
    const status = statuses[place];
    return status === undefined || status[5] ? [] : [{ id, status }];
  });
  const sorted = open.toSorted((one, other) =>
    one.status[0] > other.status[0] ? -1 : Number(one.status[0] < other.status[0]),
  );
  const [largest, others] = [sorted.slice(0, MAX_LISTED), sorted.slice(MAX_LISTED)];
  const unread = count - ids.length;
  const amount = others.reduce((sum, { status }) => sum + status[0], 0n);
  return {
    requests: largest
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id, status }) => requestAs(id, status)),
    ...(unread + others.length > 0 && {
      otherRequests: { count: unread + others.length, amount: unread > 0 ? null : amount.toString() },
    }),
  };
}

function requestAs(id: bigint, [amount, , , , isReady]: Status) {
  return { id: id.toString(), amount: amount.toString(), isReady };
}

function inParts(ids: readonly bigint[]): readonly (readonly bigint[])[] {
  return Array.from({ length: Math.ceil(ids.length / TOGETHER) }, (_, index) =>
    ids.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );
}

function decoded<Value>(
  type: string,
  answer: string | null | undefined,
  schema: z.ZodType<Value>,
): Value | undefined {
  if (answer === undefined || answer === null) return undefined;
  try {
    const [value] = AbiCoder.defaultAbiCoder().decode([type], answer).toArray(true) as unknown[];
    return schema.safeParse(value).data;
  } catch {
    return undefined;
  }
}

function keyOf({ to, data }: ContractCall): string {
  return `${to} ${data}`.toLowerCase();
}
