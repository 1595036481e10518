import type { NamedApproval } from '@everything-wallet/core/callables/approvals';
import { approvalKey } from './approvalKey.ts';

/** Approvals of some accounts on a network that a browser keeps; a question names some of them. */
const MAX_CACHED = 5_000;

/** What was heard in this visit of an approval. */
interface Reported {
  readonly isListed: boolean;
  /** Whether its contract told a figure. */
  readonly isInForce: boolean;
}

/**
 * As many approvals as are kept. Where there are more, those go first of which no contract tells a figure, then of the contract that has
 * the most, the oldest first: spam crowds out itself. What a listed contract says to be in force never goes, and what was found by another
 * visit only once its contract was asked.
 *
 * @param heardOf undefined where nothing was heard in this visit
 */
export function cacheable(
  approvals: readonly NamedApproval[],
  heardOf: (approval: NamedApproval) => Reported | undefined,
): { readonly kept: readonly NamedApproval[]; readonly leftOut: number } {
  const surplus = approvals.length - MAX_CACHED;
  if (surplus <= 0) return { kept: approvals, leftOut: 0 };
  const counts = new Map<string, number>();
  for (const { contract } of approvals) counts.set(contract, (counts.get(contract) ?? 0) + 1);
  const rankOf = (approval: NamedApproval): number => {
    const heard = heardOf(approval);
    if (!heard) return 3;
    if (heard.isListed) return heard.isInForce ? Infinity : 2;
    return heard.isInForce ? 1 : 0;
  };
  const dropped = new Set(
    approvals
      .map((approval) => ({ approval, rank: rankOf(approval), count: counts.get(approval.contract) ?? 0 }))
      .filter(({ rank }) => rank !== Infinity)
      .sort(
        (one, other) =>
          one.rank - other.rank ||
          other.count - one.count ||
          one.approval.changedBlock - other.approval.changedBlock,
      )
      .slice(0, surplus)
      .map(({ approval }) => approvalKey(approval)),
  );
  return { kept: approvals.filter((approval) => !dropped.has(approvalKey(approval))), leftOut: dropped.size };
}
