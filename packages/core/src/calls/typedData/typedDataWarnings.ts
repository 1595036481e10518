import type { Asset } from '../CallEffects.ts';
import { warningKey } from '../warningKey.ts';
import { meaningOf } from './meaningOf.ts';
import type { SignatureWarning } from './SignatureWarning.ts';
import type { TypedData } from './TypedData.ts';
import type { TypedDataMeaning } from './TypedDataMeaning.ts';

/** Context for judging typed data. */
interface TypedDataContext {
  /** Account that would sign. */
  readonly signer: string;
  /** EIP-155 chain id of the selected network. */
  readonly chainId: number;
  /** Seconds since 1970. */
  readonly now: bigint;
}

/** A signature that lasts longer than this counts as endless: a month, in seconds. */
const MONTH = 31n * 86_400n;

/** Highest chain id (EIP-2294 sets a far lower limit); a higher salt is not a chain id. */
const HIGHEST_CHAIN_ID = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Returns the warnings that follow from typed data alone, before it is signed (EIP-712).
 *
 * @returns unsorted, each once
 */
export function typedDataWarnings(data: TypedData, context: TypedDataContext): readonly SignatureWarning[] {
  const meaning = meaningOf(data, context.signer);
  const warnings = [
    ...meaningWarnings(meaning, contractOf(data) ?? ''),
    ...(isLasting(meaning, context.now) ? [{ type: 'lasting' } as const] : []),
    ...chainWarnings(data, context.chainId),
    ...(contractOf(data) === undefined ? [{ type: 'noContract' } as const] : []),
  ];
  return [...new Map(warnings.map((warning) => [warningKey(warning), warning])).values()];
}

function meaningWarnings(meaning: TypedDataMeaning, contract: string): SignatureWarning[] {
  const open = meaning.isOpen ? [{ type: 'openEnded' } as const] : [];
  switch (meaning.kind) {
    case 'other':
      return [{ type: 'unknownSignature' }];
    case 'safeTransaction':
    case 'metaTransaction':
      return [{ type: 'movesEverything', contract }];
    case 'bulkOrder':
      return [{ type: 'movesEverything', contract }, ...orderWarnings(meaning), ...open];
    case 'seaportOrder':
      return [...orderWarnings(meaning), ...open];
    case 'authorizedTransfer':
      return [{ type: 'transfer', contract }];
    default:
      return [...permitWarnings(meaning), ...open];
  }
}

/** A permission of 0 revokes. */
function permitWarnings({ permissions }: TypedDataMeaning): SignatureWarning[] {
  return permissions
    .filter(({ amount }) => amount !== 0n)
    .map(({ asset, spender, amount }) => ({
      type: amount === 'all' ? 'unlimitedPermit' : 'permit',
      contract: contractOfAsset(asset),
      spender,
    }));
}

function orderWarnings({ bringsNothing, movements }: TypedDataMeaning): SignatureWarning[] {
  const gives = movements.some(({ direction }) => direction === 'out');
  const paid = movements.flatMap(({ direction, from, to, amount }) =>
    gives && direction === 'between' && from === undefined && to !== undefined && amount !== 0n ? [to] : [],
  );
  return [
    { type: 'order' },
    ...(bringsNothing === true ? [{ type: 'orderBringsNothing' } as const] : []),
    ...paid.map((recipient) => ({ type: 'orderPaysOther', recipient }) as const),
  ];
}

function isLasting({ kind, deadline, permissions }: TypedDataMeaning, now: bigint): boolean {
  // Only the contract knows the end of these, and stronger warnings cover them.
  if (['other', 'safeTransaction', 'metaTransaction'].includes(kind)) return false;
  const isRevoked = permissions.length > 0 && permissions.every(({ amount }) => amount === 0n);
  if (isRevoked) return false;
  const ends = [deadline, ...permissions.flatMap(({ until }) => (until === undefined ? [] : [until]))];
  return ends.some((end) => end === undefined || end > now + MONTH);
}

/**
 * Typed data of another chain is rejected when it is read; some contracts use a salt with the chain's id
 * instead.
 */
function chainWarnings({ chainId, domain }: TypedData, chosen: number): SignatureWarning[] {
  if (chainId !== undefined) return [];
  const salt = domain.fields.find(({ name }) => name === 'salt')?.value;
  const saltChain = typeof salt === 'string' ? BigInt(salt) : 0n;
  if (saltChain === BigInt(chosen)) return [];
  return saltChain > 0n && saltChain <= HIGHEST_CHAIN_ID
    ? [{ type: 'otherChain', chainId: saltChain }]
    : [{ type: 'noChain' }];
}

function contractOf({ domain }: TypedData): string | undefined {
  const contract = domain.fields.find(({ name }) => name === 'verifyingContract')?.value;
  return typeof contract === 'string' ? contract : undefined;
}

function contractOfAsset(asset: Asset): string {
  if (asset.type === 'coin') return '';
  return asset.type === 'vaultAsset' ? asset.vault : asset.contract;
}
