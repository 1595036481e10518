import type { PoolPosition, PoolPreviewAnswer, PoolState } from '../schemas/poolsAnswer.ts';
import { heldBack } from './heldBack.ts';
import type { Erc4626Step } from './Erc4626Step.ts';
import { worthOfShares } from './worthOfShares.ts';

/** Parts of 10,000 of the value that must remain: below the first one warns, below the second refuses. */
const REMAINING = { unwarned: 9_950n, least: 9_000n };
const WHOLE = 10_000n;

/**
 * Reason why nothing is signed (`vaults.refused.{reason}`):
 * - 'closed', 'otherAsset', 'absent', 'unknown': the vault's status;
 * - 'aboveDeposit', 'aboveWithdraw', 'aboveRedeem': above the vault's limit, given in the unit of the step;
 * - 'notTold': nodes disagree on the preview, it is missing, or it is for another amount. All shares can be
 *   redeemed even where nodes disagree, as the call names them: then only its simulation shows the output;
 * - 'nothingComes': the preview's output is 0;
 * - 'lies': the simulation gives less than the preview;
 * - 'losesMuch': more than a tenth would be lost at once.
 */
export interface PoolRefusal {
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

/**
 * Warnings that the user has to accept first (`vaults.warns.{type}`); amounts in the asset's smallest unit.
 */
export type PoolWarning =
  /** A deposit that would return less at once: a fee, or a manipulated share price. */
  | { readonly type: 'lessBack'; readonly back: bigint }
  /** A deposit whose return is unknown and could not be simulated. */
  | { readonly type: 'backUnknown' }
  /** The output is below the value of the shares: a fee. */
  | { readonly type: 'fee'; readonly lost: bigint }
  /** The vault pays out only a part of the shares: the value of the rest, if known. */
  | { readonly type: 'restStays'; readonly rest: bigint | undefined }
  /** A withdrawal on the uncontradicted answer of fewer nodes than the quorum. */
  | { readonly type: 'unconfirmed' }
  /** A withdrawal on which nodes disagree. Only signed after a simulation with a quorum. */
  | { readonly type: 'disputed' };

/** Facts to judge: the vault, the account's position in it, and its preview of the step. */
interface Judged {
  readonly vault: PoolState;
  readonly position: PoolPosition | undefined;
  readonly preview: PoolPreviewAnswer | undefined;
}

/** Judgement of a step with a vault: why it is refused, and the warnings to accept. */
export interface PoolJudgement {
  readonly refusal: PoolRefusal | undefined;
  readonly warnings: readonly PoolWarning[];
}

/** Judges a step by the vault's status, its limits and its preview. */
export function judgePoolStep(step: Erc4626Step, judged: Judged): PoolJudgement {
  const refusal = checkLimit(step, judged);
  if (refusal) return { refusal, warnings: [] };
  return step.action === 'deposit' ? judgeDeposit(step, judged) : judgeLeaving(step, judged);
}

function checkLimit({ action, amount }: Erc4626Step, { vault, position }: Judged): PoolRefusal | undefined {
  // Assets may leave a vault of any status.
  if (action === 'deposit' && vault.status !== 'open') return { reason: vault.status };
  const { maxDeposit = null, maxWithdraw = null, maxRedeem = null } = position ?? {};
  const [limit, reason] = (
    {
      deposit: [maxDeposit, 'aboveDeposit'],
      withdraw: [maxWithdraw, 'aboveWithdraw'],
      redeem: [maxRedeem, 'aboveRedeem'],
    } as const
  )[action];
  // A deposit needs two agreeing nodes. A withdrawal follows the chain's own rules, and no node may prevent
  // it.
  const isKnown = action === 'deposit' ? limit !== null && vault.agreement === 'agreed' : position;
  if (!isKnown || vault.agreement === 'unknown') return { reason: 'unknown' };
  if (limit === null || amount <= BigInt(limit)) return undefined;
  const isRounding = action === 'redeem' && position && !heldBack(amount, position, vault);
  return isRounding ? undefined : { reason, limit: BigInt(limit) };
}

function judgeDeposit({ amount }: Erc4626Step, { preview }: Judged): PoolJudgement {
  const refused = (reason: PoolRefusal['reason']) => ({ refusal: { reason }, warnings: [] });
  if (preview?.agreement !== 'agreed' || preview.shares === null) return refused('notTold');
  if (preview.assets !== amount.toString()) return refused('notTold');
  const shares = BigInt(preview.shares);
  if (shares === 0n) return refused('nothingComes');
  const { tried } = preview;
  if (tried && BigInt(tried.shares) < shares) return refused('lies');
  const previewed = preview.back === null ? undefined : BigInt(preview.back);
  const back = tried ? BigInt(tried.assets) : previewed;
  if (back === undefined) return { refusal: undefined, warnings: [{ type: 'backUnknown' }] };
  // Its preview of the shares' value is higher than its output.
  if (tried && previewed !== undefined && isBelow(back, previewed, REMAINING.unwarned))
    return refused('lies');
  if (isBelow(back, amount, REMAINING.least)) return refused('losesMuch');
  return {
    refusal: undefined,
    warnings: isBelow(back, amount, REMAINING.unwarned) ? [{ type: 'lessBack', back }] : [],
  };
}

function judgeLeaving(step: Erc4626Step, judged: Judged): PoolJudgement {
  const { action, amount } = step;
  const { vault, position, preview } = judged;
  const refused = (reason: PoolRefusal['reason']) => ({ refusal: { reason }, warnings: [] });
  const { shares = null, assets = null, agreement = 'unknown' } = preview ?? {};
  const stays = action === 'redeem' && position ? restWarnings(amount, position, vault) : [];
  if (agreement === 'disputed' && action === 'redeem')
    return { refusal: undefined, warnings: [{ type: 'disputed' }, ...stays] };
  if (agreement === 'disputed' || agreement === 'unknown') return refused('notTold');
  if (shares === null || assets === null) return refused('notTold');
  if ((action === 'withdraw' ? assets : shares) !== amount.toString()) return refused('notTold');
  const received = BigInt(assets);
  if (received === 0n) return refused('nothingComes');
  const uncertainty = [...uncertaintyWarnings(step, judged), ...stays];
  const worth = worthOfShares(BigInt(shares), vault);
  if (worth === undefined) return { refusal: undefined, warnings: uncertainty };
  // A user may always leave, at whatever value is left; they are warned.
  const fee = isBelow(received, worth, REMAINING.unwarned)
    ? [{ type: 'fee' as const, lost: worth - received }]
    : [];
  return { refusal: undefined, warnings: [...uncertainty, ...fee] };
}

/** Returns the warnings about uncertain answers for a withdrawal. */
function uncertaintyWarnings(
  { action }: Erc4626Step,
  { vault, position, preview }: Judged,
): readonly PoolWarning[] {
  if (vault.agreement === 'disputed') return [{ type: 'disputed' }];
  const limit = action === 'withdraw' ? position?.maxWithdraw : position?.maxRedeem;
  const isSure = vault.agreement === 'agreed' && preview?.agreement === 'agreed' && typeof limit === 'string';
  return isSure ? [] : [{ type: 'unconfirmed' }];
}

/** Returns the rest of the shares where the vault pays out only a part. */
function restWarnings(amount: bigint, position: PoolPosition, vault: PoolState): readonly PoolWarning[] {
  const all = BigInt(position.shares ?? 0);
  if (all <= amount || !heldBack(all, position, vault)) return [];
  return [{ type: 'restStays', rest: worthOfShares(all - amount, vault) }];
}

function isBelow(amount: bigint, whole: bigint, parts: bigint): boolean {
  return amount * WHOLE < whole * parts;
}
