import { ZeroAddress } from 'ethers/constants';
import { sameAddress } from '../accounts/sameAddress.ts';
import type { SimulationAnswer, SimulationOutcome } from '../schemas/simulationAnswer.ts';
import type { Call } from './Call.ts';
import type { Asset, CallEffects, Movement, Permission } from './CallEffects.ts';
import { isUnlimited } from './isUnlimited.ts';
import { callKindOf } from './kinds/callKindOf.ts';
import type { SimulationWarning } from './SimulationWarning.ts';

type SimulatedApproval = SimulationOutcome['approvals'][number];

/** Highest gas of a call that writes one or two numbers: a contract that uses more is made to waste gas, or to resell it. */
const MAX_GAS = 300_000n;

/** Change of the sender's balance of one asset. */
interface Change {
  /** Null for coin. */
  readonly contract: string | null;
  /** Null for coin and ERC-20. */
  readonly tokenId: string | null;
  readonly units: bigint;
}

/**
 * Returns the warnings of a simulation: differences between declared and simulated effects, and suspicious addresses in the call.
 *
 * Compares no effects if the simulation fails or has no outcome; the review shows these states separately.
 *
 * @param effects declared effects (`describeCall`)
 * @returns each once, not sorted by severity
 */
export function simulationWarnings(
  call: Call,
  effects: CallEffects,
  { outcome, parties }: Pick<SimulationAnswer, 'outcome' | 'parties'>,
): readonly SimulationWarning[] {
  const known = outcome?.succeeds ? outcome : undefined;
  return [
    ...(known ? movementWarnings(effects.movements, known) : []),
    ...(known ? receiptWarnings(call, known) : []),
    ...(known ? approvalWarnings(effects.permissions, known.approvals) : []),
    ...(known ? stayingWarnings(effects.permissions, known.approvals) : []),
    ...(known ? gasWarnings(call, known) : []),
    ...(known ? unknownSpenders(spendersOf(effects, known), parties) : []),
    ...partyWarnings(call, spendersOf(effects, known), parties),
  ];
}

function movementWarnings(declared: readonly Movement[], outcome: SimulationOutcome): SimulationWarning[] {
  const changes = changesOf(outcome);
  const undeclared = withoutPoolAssets(declared, changes).filter(
    ({ units, ...what }) => units < minDeclared(declared, what, units),
  );
  const seen = new Set(changes.map(keyOf));
  // In a complete outcome, an asset that is not among the changes is unchanged.
  const missing = outcome.isWhole
    ? declared
        .flatMap(({ asset }) => namedBy(asset))
        .filter((what) => what.contract !== null && !seen.has(keyOf(what)))
    : [];
  return [
    ...undeclared.map(({ units, contract, tokenId }) => ({
      type: units < 0n ? ('leavesUnsaid' as const) : ('lessComes' as const),
      contract,
      tokenId,
    })),
    ...unique(missing)
      .filter((what) => minDeclared(declared, what, 0n) > 0n)
      .map((what) => ({ type: 'lessComes' as const, ...what })),
  ];
}

function receiptWarnings(call: Call, { receipts }: SimulationOutcome): SimulationWarning[] {
  if (call.kind !== 'tokenTransfer') return [];
  return receipts
    .filter(({ units }) => BigInt(units) < call.amount)
    .map(({ contract, recipient }) => ({ type: 'lessArrives', contract, recipient }));
}

function changesOf({ coin, movements }: SimulationOutcome): Change[] {
  const coinChange = coin ? [{ contract: null, tokenId: null, units: BigInt(coin.units) }] : [];
  return [
    ...coinChange,
    ...movements.map(({ contract, tokenId, units }) => ({ contract, tokenId, units: BigInt(units) })),
  ];
}

/**
 * Returns the worst change of an asset's balance that the declared effects allow; `units` if they do not limit it.
 *
 * @param units simulated change
 */
function minDeclared(declared: readonly Movement[], what: Omit<Change, 'units'>, units: bigint): bigint {
  let min = 0n;
  for (const { asset, direction, amount, bound } of declared) {
    if (direction === 'between' || !isOf(asset, what)) continue;
    if (direction === 'in') {
      min += bound === 'atMost' ? 0n : (amount ?? 0n);
      continue;
    }
    const max = asset.type === 'tokenOrNft' ? (what.tokenId === null ? asset.amountOrId : 1n) : amount;
    if (max === undefined) return units;
    min -= max;
  }
  return min;
}

function isOf(asset: Asset, { contract, tokenId }: Omit<Change, 'units'>): boolean {
  if (asset.type === 'coin') return contract === null;
  if (contract === null || asset.type === 'vaultAsset' || asset.type === 'collection') return false;
  if (!sameAddress(asset.contract, contract)) return false;
  if (asset.type === 'token') return tokenId === null;
  if (asset.type === 'tokenOrNft') return tokenId === null || BigInt(tokenId) === asset.amountOrId;
  return tokenId !== null && BigInt(tokenId) === asset.id;
}

/** Returns the contract and token id of an asset among the changes; empty if unknown. */
function namedBy(asset: Asset): Omit<Change, 'units'>[] {
  if (asset.type === 'token') return [{ contract: asset.contract, tokenId: null }];
  return asset.type === 'nft' || asset.type === 'multiToken'
    ? [{ contract: asset.contract, tokenId: asset.id.toString() }]
    : [];
}

/** Removes one outgoing token for each deposit into a vault: only the vault's contract knows which token it takes. */
function withoutPoolAssets(declared: readonly Movement[], changes: readonly Change[]): Change[] {
  const open = declared.filter(({ asset, direction }) => asset.type === 'vaultAsset' && direction === 'out');
  return changes.filter((change) => {
    const { contract, tokenId, units } = change;
    if (contract === null || tokenId !== null || units >= 0n) return true;
    if (declared.some(({ asset }) => isOf(asset, change))) return true;
    const place = open.findIndex(({ amount }) => amount === undefined || -units <= amount);
    if (place === -1) return true;
    open.splice(place, 1);
    return false;
  });
}

function approvalWarnings(
  declared: readonly Permission[],
  approvals: readonly SimulatedApproval[],
): SimulationWarning[] {
  return approvals.flatMap((approval) => {
    const named = declared.find((permission) => isAbout(permission, approval));
    return [...undeclaredWarnings(approval, named), ...allowanceWarnings(approval, named)];
  });
}

/** Warnings of a permission that the call does not declare. */
function undeclaredWarnings(approval: SimulatedApproval, named: Permission | undefined): SimulationWarning[] {
  const { contract, spender, kind } = approval;
  const { units, before, isMore } = allowedBy(approval);
  if (!isMore) return [];
  const isDeclared = named !== undefined && isWithinDeclared(named, units, before);
  return [
    ...(isDeclared ? [] : ([{ type: 'allowsUnsaid', contract, spender }] as const)),
    ...(!named && kind === 'operator' && spender !== null
      ? ([{ type: 'approvalForAll', contract, spender }] as const)
      : []),
  ];
}

/** Warnings of an allowance that is changed or unlimited. */
function allowanceWarnings(approval: SimulatedApproval, named: Permission | undefined): SimulationWarning[] {
  const { contract, spender, kind } = approval;
  if (spender === null || (kind !== 'allowance' && kind !== 'permit2')) return [];
  const { units, before, isMore } = allowedBy(approval);
  const isChanged = named?.change === 'set' && before !== undefined && before !== 0n;
  return [
    ...(isChanged && units !== 0n && units !== before
      ? ([{ type: 'approvalChanged', contract, spender, before }] as const)
      : []),
    ...(isMore && isUnlimited(units) ? ([{ type: 'unlimitedApproval', contract, spender }] as const) : []),
  ];
}

function allowedBy({ units: after, unitsBefore }: SimulatedApproval) {
  const units = BigInt(after);
  const before = unitsBefore === null ? undefined : BigInt(unitsBefore);
  return { units, before, isMore: units > 0n && (before === undefined || units > before) };
}

/** Warns of revokes without effect: a contract may accept the call and leave the allowance unchanged. */
function stayingWarnings(
  declared: readonly Permission[],
  approvals: readonly SimulatedApproval[],
): SimulationWarning[] {
  return declared.flatMap((permission): SimulationWarning[] => {
    const { asset, spender, amount, change, owner } = permission;
    if (amount !== 0n || change !== 'set' || owner !== undefined || !('contract' in asset)) return [];
    const isRevoked = approvals.some(
      (approval) =>
        approval.units === '0' &&
        (isAbout(permission, approval) || isNftApprovalCleared(permission, approval)),
    );
    return isRevoked ? [] : [{ type: 'staysAllowed', contract: asset.contract, spender }];
  });
}

/** Checks whether an approval of one NFT was revoked: ERC-721 does that by approving the zero address. */
function isNftApprovalCleared(
  { asset, spender }: Permission,
  { contract, tokenId, ...approval }: SimulatedApproval,
) {
  return (
    approval.spender === null &&
    spender === ZeroAddress &&
    asset.type === 'nft' &&
    sameAddress(asset.contract, contract) &&
    tokenId === asset.id.toString()
  );
}

function gasWarnings(call: Call, { gasUsed }: SimulationOutcome): SimulationWarning[] {
  const isMuch = callKindOf(call).needsLittleGas === true && gasUsed !== null && BigInt(gasUsed) > MAX_GAS;
  return isMuch ? [{ type: 'muchGas' }] : [];
}

function unknownSpenders(
  spenders: readonly string[],
  parties: SimulationAnswer['parties'],
): SimulationWarning[] {
  const unknown = spenders.filter((spender) => {
    const party = parties.find(({ address }) => sameAddress(address, spender));
    return typeof party?.hasCode !== 'boolean';
  });
  return [...new Map(unknown.map((spender) => [spender.toLowerCase(), spender])).values()].map((spender) => ({
    type: 'spenderUnknown',
    spender,
  }));
}

function isAbout({ asset, spender, owner }: Permission, approval: SimulatedApproval): boolean {
  if (owner !== undefined || approval.spender === null || !sameAddress(spender, approval.spender))
    return false;
  if (!('contract' in asset) || !sameAddress(asset.contract, approval.contract)) return false;
  const { kind, tokenId } = approval;
  if (kind === 'operator') return asset.type === 'collection';
  if (kind !== 'tokenApproval') return asset.type === 'token' || asset.type === 'tokenOrNft';
  if (tokenId === null) return false;
  if (asset.type === 'tokenOrNft') return BigInt(tokenId) === asset.amountOrId;
  return asset.type === 'nft' && BigInt(tokenId) === asset.id;
}

/** Checks that a simulated permission does not exceed the declared one. */
function isWithinDeclared(
  { asset, amount, change }: Permission,
  units: bigint,
  before: bigint | undefined,
): boolean {
  if (amount === 'all' || asset.type === 'nft' || asset.type === 'collection') return true;
  if (asset.type === 'tokenOrNft') return units <= asset.amountOrId || units === 1n;
  if (amount === undefined || change === 'decrease') return false;
  return units <= amount + (change === 'increase' ? (before ?? 0n) : 0n);
}

/** Lists the addresses that can spend something after the call. */
function spendersOf({ permissions }: CallEffects, outcome: SimulationOutcome | undefined): string[] {
  return [
    ...permissions.filter(({ amount }) => amount !== 0n).map(({ spender }) => spender),
    ...(outcome?.approvals ?? []).flatMap(({ spender, units, unitsBefore }) =>
      spender !== null && BigInt(units) > BigInt(unitsBefore ?? 0) ? [spender] : [],
    ),
  ];
}

function partyWarnings(
  call: Call,
  spenders: readonly string[],
  parties: SimulationAnswer['parties'],
): SimulationWarning[] {
  const called = call.kind === 'nativeTransfer' ? undefined : call.contract;
  return parties.flatMap(({ address, hasCode, isYoung }): SimulationWarning[] => {
    const isSpender = spenders.some((spender) => sameAddress(spender, address));
    const isCalled = called !== undefined && sameAddress(called, address);
    if (hasCode === false) {
      return [
        ...(isSpender ? ([{ type: 'spenderNoContract', spender: address }] as const) : []),
        ...(isCalled ? ([{ type: 'noContract', contract: address }] as const) : []),
      ];
    }
    return isYoung === true && (isSpender || isCalled) ? [{ type: 'youngContract', contract: address }] : [];
  });
}

function unique(whats: readonly Omit<Change, 'units'>[]): Omit<Change, 'units'>[] {
  return [...new Map(whats.map((what) => [keyOf(what), what])).values()];
}

function keyOf({ contract, tokenId }: Omit<Change, 'units'>): string {
  return `${contract?.toLowerCase()} ${tokenId}`;
}
