import type { VaultPosition, VaultPreview, VaultState } from '../callables/vaultsAnswer.ts';
import { heldBack } from './heldBack.ts';
import type { VaultStep } from './VaultStep.ts';
import { worthOfShares } from './worthOfShares.ts';

/** Parts of 10,000 of what is put in, or given back, that have to be there afterwards; below the second one nothing is signed. */
const KEPT = { unwarned: 9_950n, least: 9_000n };
const WHOLE = 10_000n;

/**
 * Why nothing is signed (`vaults.refused.{reason}`):
 * - 'closed', 'otherAsset', 'absent', 'unknown': what the vault is;
 * - 'aboveDeposit', 'aboveWithdraw', 'aboveRedeem': more than it takes, or lets go, with the limit in what the step counts in;
 * - 'notTold': nodes do not agree on what it says of this, or it does not say; or what is known is of another amount. All shares leave
 *   also where nodes contradict each other, as the call names them: then its simulation alone tells what comes;
 * - 'nothingComes': it says that nothing would come of it;
 * - 'lies': tried out it gives less than it says;
 * - 'losesMuch': more than a tenth would be lost at once.
 */
export interface VaultRefusal {
  readonly reason:
    | 'closed'
    | 'otherAsset'
    | 'absent'
    | 'unknown'
    | 'aboveDeposit'
    | 'aboveWithdraw'
    | 'aboveRedeem'
    | 'notTold'
    | 'nothingComes'
    | 'lies'
    | 'losesMuch';
  readonly limit?: bigint;
}

/** What a person has to accept first (`vaults.warns.{type}`); amounts in the asset's smallest unit. */
export type VaultWarning =
  /** Of what is put in less would come back at once: a fee, or a share's price that somebody has driven up. */
  | { readonly type: 'lessBack'; readonly back: bigint }
  /** It does not say what would come back, and it could not be tried out. */
  | { readonly type: 'backUnknown' }
  /** Less comes than the shares that it takes are worth: a fee. */
  | { readonly type: 'fee'; readonly lost: bigint }
  /** The vault lets go of a part of the shares alone: what stays is worth so much, where that is known. */
  | { readonly type: 'restStays'; readonly rest: bigint | undefined }
  /** Of leaving: fewer nodes than should say what the vault says, and nobody contradicts. */
  | { readonly type: 'unconfirmed' }
  /** Of leaving: nodes contradict each other. Nothing is signed then that was not tried out, by what enough nodes say. */
  | { readonly type: 'disputed' };

/** What is judged: the vault, what the account has in it, and what it says of the step. */
interface Judged {
  readonly vault: VaultState;
  readonly position: VaultPosition | undefined;
  readonly preview: VaultPreview | undefined;
}

/** What to know before a step with a vault: why it is not signed, and what has to be accepted. */
export interface VaultJudgement {
  readonly refusal: VaultRefusal | undefined;
  readonly warnings: readonly VaultWarning[];
}

/** Judges a step by what the vault is, what it lets happen, and what it says that comes of it. */
export function judgeVaultStep(step: VaultStep, judged: Judged): VaultJudgement {
  const refusal = limitRefusal(step, judged);
  if (refusal) return { refusal, warnings: [] };
  return step.action === 'deposit' ? judgeDeposit(step, judged) : judgeLeaving(step, judged);
}

function limitRefusal({ action, amount }: VaultStep, { vault, position }: Judged): VaultRefusal | undefined {
  // What is in a vault may leave it, whatever it takes.
  if (action === 'deposit' && vault.status !== 'open') return { reason: vault.status };
  const { maxDeposit = null, maxWithdraw = null, maxRedeem = null } = position ?? {};
  const [most, reason] = (
    {
      deposit: [maxDeposit, 'aboveDeposit'],
      withdraw: [maxWithdraw, 'aboveWithdraw'],
      redeem: [maxRedeem, 'aboveRedeem'],
    } as const
  )[action];
  // Two nodes have to agree before anything goes in. Out of it the chain's own rules lead, and nobody is kept in by a node.
  const isKnown = action === 'deposit' ? most !== null && vault.agreement === 'agreed' : position;
  if (!isKnown || vault.agreement === 'unknown') return { reason: 'unknown' };
  if (most === null || amount <= BigInt(most)) return undefined;
  const isRounding = action === 'redeem' && position && !heldBack(amount, position, vault);
  return isRounding ? undefined : { reason, limit: BigInt(most) };
}

function judgeDeposit({ amount }: VaultStep, { preview }: Judged): VaultJudgement {
  const refused = (reason: VaultRefusal['reason']) => ({ refusal: { reason }, warnings: [] });
  if (preview?.agreement !== 'agreed' || preview.shares === null) return refused('notTold');
  if (preview.assets !== amount.toString()) return refused('notTold');
  const shares = BigInt(preview.shares);
  if (shares === 0n) return refused('nothingComes');
  const { tried } = preview;
  if (tried && BigInt(tried.shares) < shares) return refused('lies');
  const told = preview.back === null ? undefined : BigInt(preview.back);
  const back = tried ? BigInt(tried.assets) : told;
  if (back === undefined) return { refusal: undefined, warnings: [{ type: 'backUnknown' }] };
  // What it says that its shares bring, and does not give for them.
  if (tried && told !== undefined && isBelow(back, told, KEPT.unwarned)) return refused('lies');
  if (isBelow(back, amount, KEPT.least)) return refused('losesMuch');
  return {
    refusal: undefined,
    warnings: isBelow(back, amount, KEPT.unwarned) ? [{ type: 'lessBack', back }] : [],
  };
}

function judgeLeaving(step: VaultStep, judged: Judged): VaultJudgement {
  const { action, amount } = step;
  const { vault, position, preview } = judged;
  const refused = (reason: VaultRefusal['reason']) => ({ refusal: { reason }, warnings: [] });
  const { shares = null, assets = null, agreement = 'unknown' } = preview ?? {};
  const stays = action === 'redeem' && position ? restOf(amount, position, vault) : [];
  if (agreement === 'disputed' && action === 'redeem')
    return { refusal: undefined, warnings: [{ type: 'disputed' }, ...stays] };
  if (agreement === 'disputed' || agreement === 'unknown') return refused('notTold');
  if (shares === null || assets === null) return refused('notTold');
  if ((action === 'withdraw' ? assets : shares) !== amount.toString()) return refused('notTold');
  const comes = BigInt(assets);
  if (comes === 0n) return refused('nothingComes');
  const doubts = [...doubtsOf(step, judged), ...stays];
  const worth = worthOfShares(BigInt(shares), vault);
  if (worth === undefined) return { refusal: undefined, warnings: doubts };
  // Whoever wants to leave may, at whatever is left; they are told.
  const fee = isBelow(comes, worth, KEPT.unwarned) ? [{ type: 'fee' as const, lost: worth - comes }] : [];
  return { refusal: undefined, warnings: [...doubts, ...fee] };
}

/** How unsure it is what a vault says of leaving it. */
function doubtsOf({ action }: VaultStep, { vault, position, preview }: Judged): readonly VaultWarning[] {
  if (vault.agreement === 'disputed') return [{ type: 'disputed' }];
  const most = action === 'withdraw' ? position?.maxWithdraw : position?.maxRedeem;
  const isSure = vault.agreement === 'agreed' && preview?.agreement === 'agreed' && typeof most === 'string';
  return isSure ? [] : [{ type: 'unconfirmed' }];
}

/** What stays of the shares that there are, where the vault lets go of a part alone. */
function restOf(amount: bigint, position: VaultPosition, vault: VaultState): readonly VaultWarning[] {
  const all = BigInt(position.shares ?? 0);
  if (all <= amount || !heldBack(all, position, vault)) return [];
  return [{ type: 'restStays', rest: worthOfShares(all - amount, vault) }];
}

function isBelow(amount: bigint, whole: bigint, kept: bigint): boolean {
  return amount * WHOLE < whole * kept;
}
