import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import { approvalKey } from '@everything-wallet/core/approvals/approvalKey';

/** Approvals of some accounts on a network that the browser stores; a request names some of them. */
const MAX_STORED = 5_000;

/** Report of this visit on an approval. */
interface Report {
  readonly isListed: boolean;
  /** True if its contract reported an amount. */
  readonly isInForce: boolean;
}

/**
 * Selects the approvals to store. Beyond the limit, drops those without a reported amount first, then those of the contract with
 * the most, oldest first, so that spam displaces itself. Never drops an approval in force at a listed contract, and one found by
 * another visit only after it was queried.
 *
 * @param reportOf returns undefined if this visit has no report
 */
export function storable(
  approvals: readonly NamedApproval[],
  reportOf: (approval: NamedApproval) => Report | undefined,
): { readonly stored: readonly NamedApproval[]; readonly leftOut: number } {
  const surplus = approvals.length - MAX_STORED;
  if (surplus <= 0) return { stored: approvals, leftOut: 0 };
  const counts = new Map<string, number>();
  for (const { contract } of approvals) counts.set(contract, (counts.get(contract) ?? 0) + 1);
  const rankOf = (approval: NamedApproval): number => {
    const report = reportOf(approval);
    if (!report) return 3;
    if (report.isListed) return report.isInForce ? Infinity : 2;
    return report.isInForce ? 1 : 0;
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
  return {
    stored: approvals.filter((approval) => !dropped.has(approvalKey(approval))),
    leftOut: dropped.size,
  };
}
