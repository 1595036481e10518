import type { Asset } from '../CallEffects.ts';
import { warningKey } from '../warningKey.ts';
import { meaningOf } from './meaningOf.ts';
import type { SignatureWarning } from './SignatureWarning.ts';
import type { TypedData } from './TypedData.ts';
import type { TypedDataMeaning } from './TypedDataMeaning.ts';

/** What typed data is judged with, beside itself. */
interface JudgedWith {
  /** Whose signature it would be. */
  readonly signer: string;
  /** EIP-155 chain id of the network that was chosen. */
  readonly chainId: number;
  /** Seconds since 1970. */
  readonly now: bigint;
}

/** Seconds after which the end of a signature is none: a month. */
const MONTH = 31n * 86_400n;

/** Chain ids end here (EIP-2294 has them far below); a salt above it is a number by chance. */
const HIGHEST_CHAIN_ID = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * What to warn of before typed data is signed, as far as it tells by itself (EIP-712).
 *
 * @returns in no order of weight, each once
 */
export function typedDataWarnings(data: TypedData, about: JudgedWith): readonly SignatureWarning[] {
  const meaning = meaningOf(data, about.signer);
  const warnings = [
    ...meaningWarnings(meaning, contractOf(data) ?? ''),
    ...(isLasting(meaning, about.now) ? [{ type: 'lasting' } as const] : []),
    ...chainWarnings(data, about.chainId),
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

/** A permission of nothing takes one back. */
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
  // Of these nothing but the contract knows an end, and they are warned of for more than that.
  if (['other', 'safeTransaction', 'metaTransaction'].includes(kind)) return false;
  const isTakenBack = permissions.length > 0 && permissions.every(({ amount }) => amount === 0n);
  if (isTakenBack) return false;
  const ends = [deadline, ...permissions.flatMap(({ until }) => (until === undefined ? [] : [until]))];
  return ends.some((end) => end === undefined || end > now + MONTH);
}

/** A domain of another chain is not read at all; what some contracts have in its place is a salt that is the chain's id. */
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
