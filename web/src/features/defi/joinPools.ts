import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type {
  LidoPosition,
  LidoState,
  PoolPosition,
  PoolsAnswer,
  PoolState,
} from '@everything-wallet/core/schemas/poolsAnswer';

/** Answer for some of the accounts. */
export interface PoolsPart {
  /** Checksum addresses. */
  readonly addresses: readonly string[];
  /** Undefined if none. */
  readonly answer: PoolsAnswer | undefined;
}

/** Most certain first. */
const AGREEMENTS = ['agreed', 'unconfirmed', 'disputed', 'unknown'] as const;

/**
 * Joins the answers for groups of accounts: the result has the age and the agreement of its worst part. Positions of accounts
 * without an answer are unknown.
 *
 * @returns undefined without any answer
 */
export function joinPools(parts: readonly PoolsPart[]): PoolsAnswer | undefined {
  const answers = parts.flatMap(({ answer }) => answer ?? []);
  const [first] = answers;
  if (!first || parts.length === 1) return first;
  const ages = answers.flatMap(({ ageMs }) => ageMs ?? []);
  return {
    ...first,
    ageMs: ages.length === 0 ? null : Math.max(...ages),
    nodes: { ...first.nodes, answered: Math.min(...answers.map(({ nodes }) => nodes.answered)) },
    vaults: first.vaults.map((vault) => joined(vault, parts)),
    ...(first.lido && { lido: joinedLido(first.lido, parts) }),
  };
}

function joined(vault: PoolState, parts: readonly PoolsPart[]): PoolState {
  const stateIn = ({ answer }: PoolsPart) =>
    answer?.vaults.find(({ address }) => sameAddress(address, vault.address));
  const states = parts.flatMap((part) => stateIn(part) ?? []);
  return {
    ...vault,
    status: statusOf(new Set(states.map(({ status }) => status))),
    ...lowestAgreement(states),
    positions: parts.flatMap((part) => stateIn(part)?.positions ?? part.addresses.map(unknownPosition)),
  };
}

function joinedLido(lido: LidoState, parts: readonly PoolsPart[]): LidoState {
  const states = parts.flatMap(({ answer }) => answer?.lido ?? []);
  const statuses = new Set(states.map(({ status }) => status));
  return {
    ...lido,
    status: statuses.size === 1 ? lido.status : 'unknown',
    ...lowestAgreement(states),
    positions: parts.flatMap(
      ({ addresses, answer }) => answer?.lido?.positions ?? addresses.map(unknownLidoPosition),
    ),
  };
}

/** Returns the agreement of the least certain state. */
function lowestAgreement(states: readonly Pick<PoolState, 'agreement' | 'agreeing'>[]) {
  const ranks = states.map(({ agreement }) => AGREEMENTS.indexOf(agreement));
  return {
    agreement: AGREEMENTS[Math.max(...ranks)] ?? 'unknown',
    agreeing: Math.min(...states.map(({ agreeing }) => agreeing)),
  };
}

/** Returns the joined status: a pool closed to some accounts and open to others is open. */
function statusOf(statuses: ReadonlySet<PoolState['status']>): PoolState['status'] {
  const [only = 'unknown'] = statuses;
  if (statuses.size === 1) return only;
  return [...statuses].every((status) => status === 'open' || status === 'closed') ? 'open' : 'unknown';
}

function unknownPosition(address: string): PoolPosition {
  const unknown = { shares: null, assets: null, maxWithdraw: null, maxRedeem: null, maxDeposit: null };
  return { address, ...unknown, earned: null };
}

function unknownLidoPosition(address: string): LidoPosition {
  return { address, staked: null, wrapped: null, wrappedWorth: null, earned: null, requests: null };
}
