import type { LidoPosition } from '@everything-wallet/core/callables/vaultsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { lido } from '@everything-wallet/core/vaults/lido';
import { AbiCoder } from 'ethers/abi';
import { z } from 'zod';
import type { Ask, AskTogether } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../holdings/aggregate3.ts';
import { readAtOnce } from '../holdings/readAtOnce.ts';
import { readInTurn } from '../holdings/readInTurn.ts';
import type { ReadGroup } from '../holdings/Reading.ts';
import { readUint } from '../holdings/readUint.ts';
import type { MeasuredVault } from './SharePrices.ts';

/** First four bytes of keccak256 of what Lido's contracts are asked. */
const SELECTORS = {
  getTotalPooledEther: '0x37cfdaca',
  getPooledEthByShares: '0x7a28fb88',
  getCurrentStakeLimit: '0x609c4c6c',
  balanceOf: '0x70a08231',
  getStETHByWstETH: '0xbb2952fc',
  getWithdrawalRequests: '0x7d031b65',
  getWithdrawalStatus: '0xb8c4b85a',
} as const;

/** Requests of an account whose state is asked: as many as fit what is kept of an answer. More are not told by halves. */
const MOST_REQUESTS = 64;

/** A million shares, in their smallest unit. */
const MILLION_SHARES = 10n ** 24n;

const codeSchema = z.string().regex(/^0x([0-9a-fA-F]{2})*$/);
const STATUS = 'tuple(uint256,uint256,address,uint256,bool,bool)[]';
const idsSchema = z.array(z.bigint());
/** Of each the stETH and the shares that were asked back, whose it is, when, whether it is through, and whether it was claimed. */
const statusesSchema = z.array(
  z.tuple([z.bigint(), z.bigint(), z.string(), z.bigint(), z.boolean(), z.boolean()]),
);

const word = (value: string | bigint) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0');
const read = (to: string, question: keyof typeof SELECTORS, argument?: string | bigint): ContractCall => ({
  to,
  data: `${SELECTORS[question]}${argument === undefined ? '' : word(argument)}`,
});

/** What is asked of Lido's contracts. */
export const lidoRead = {
  totalStaked: read(lido.staked, 'getTotalPooledEther'),
  mostStake: read(lido.staked, 'getCurrentStakeLimit'),
  stakedOf: (address: string) => read(lido.staked, 'balanceOf', address),
  wrappedOf: (address: string) => read(lido.wrapped, 'balanceOf', address),
  worthOf: (wrapped: bigint) => read(lido.wrapped, 'getStETHByWstETH', wrapped),
};

/** How the worth of shares is measured. */
export const measureShares: MeasuredVault = {
  address: lido.staked,
  read: read(lido.staked, 'getPooledEthByShares', MILLION_SHARES),
};

const requestsOf = (address: string) => read(lido.queue, 'getWithdrawalRequests', address);
const statusOf = (ids: readonly bigint[]): ContractCall => ({
  to: lido.queue,
  data: `${SELECTORS.getWithdrawalStatus}${AbiCoder.defaultAbiCoder().encode(['uint256[]'], [ids]).slice(2)}`,
});

/** What one node says of Lido at one block. */
export interface LidoTestimony {
  /** Whether code stands at all three addresses. */
  readonly isThere: boolean;
  /** 0x-prefixed; null where a contract's code failed, undefined where there is no usable answer. */
  readonly of: (read: ContractCall) => string | null | undefined;
}

/**
 * Asks one node about Lido, all of it at one block.
 *
 * @param block as eth_call takes it
 * @throws RpcError | EndpointError where it has no usable answer
 */
export async function readLido(
  { ask, askTogether }: { readonly ask: Ask; readonly askTogether: AskTogether },
  network: Network,
  addresses: readonly string[],
  block: string,
): Promise<LidoTestimony> {
  const parts = [lido.staked, lido.wrapped, lido.queue];
  const codes = await Promise.all(parts.map(async (part) => ask('eth_getCode', [part, block], codeSchema)));
  const told = new Map<string, string | null | undefined>();
  const of = (one: ContractCall) => told.get(keyOf(one));
  const isThere = codes.every((code) => code !== '0x');
  if (!isThere) return { isThere, of };
  const lookUp = async (reads: readonly ContractCall[]) => {
    if (reads.length === 0) return;
    const groups: ReadGroup[] = [{ reads, isOfStrangers: false }];
    const atOnce = await readAtOnce({ ask, askTogether }, network, groups, block);
    const { answers } = atOnce === 'absent' ? await readInTurn(askTogether, groups, block) : atOnce;
    for (const [index, one] of reads.entries()) told.set(keyOf(one), answers[0]?.[index]);
  };
  await lookUp([
    lidoRead.totalStaked,
    lidoRead.mostStake,
    measureShares.read,
    ...addresses.flatMap((address) => [
      lidoRead.stakedOf(address),
      lidoRead.wrappedOf(address),
      requestsOf(address),
    ]),
  ]);
  await lookUp(
    addresses.flatMap((address) => {
      const wrapped = readUint(of(lidoRead.wrappedOf(address)));
      const ids = requestIdsIn(of(requestsOf(address)));
      return [
        ...(wrapped === undefined || wrapped === 0n ? [] : [lidoRead.worthOf(wrapped)]),
        ...(ids && ids.length > 0 && ids.length <= MOST_REQUESTS ? [statusOf(ids)] : []),
      ];
    }),
  );
  return { isThere, of };
}

/** The requests of an account that are not claimed, the oldest first; undefined where a node does not tell all of them. */
export function requestsIn(
  { of }: LidoTestimony,
  address: string,
): NonNullable<LidoPosition['requests']> | undefined {
  const ids = requestIdsIn(of(requestsOf(address)));
  if (!ids) return undefined;
  if (ids.length === 0) return [];
  const statuses = decoded(STATUS, of(statusOf(ids)), statusesSchema);
  if (statuses?.length !== ids.length) return undefined;
  return ids
    .map((id, place) => ({ id, status: statuses[place] }))
    .filter(({ status }) => status?.[5] !== true)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, status }) => ({
      id: id.toString(),
      amount: (status?.[0] ?? 0n).toString(),
      isReady: status?.[4] === true,
    }));
}

function requestIdsIn(answer: string | null | undefined): readonly bigint[] | undefined {
  return decoded('uint256[]', answer, idsSchema);
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
