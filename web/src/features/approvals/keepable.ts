import { MOST_KNOWN_APPROVALS, type NamedApproval } from '@everything-wallet/core/callables/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/callables/approvalsAnswer';

/**
 * As many of an answer's approvals as one question may name, what is not over for good among them. Where there are more, those go of the contract that nobody vouches for and
 * that has the most, the oldest first: spam crowds out itself.
 */
export function keepable({ approvals, ended, tokens }: ApprovalsAnswer): {
  readonly known: readonly NamedApproval[];
  readonly leftOut: number;
} {
  const listed = new Set(tokens.filter(({ isListed }) => isListed).map(({ contract }) => contract));
  const kept = new Set(approvals);
  while (kept.size > MOST_KNOWN_APPROVALS) {
    const counts = new Map<string, number>();
    for (const { contract } of kept) counts.set(contract, (counts.get(contract) ?? 0) + 1);
    const weightOf = ({ contract, changedBlock }: NamedApproval) =>
      [listed.has(contract) ? 0 : (counts.get(contract) ?? 0), -changedBlock] as const;
    let worst: NamedApproval | undefined;
    let heaviest: readonly [number, number] = [-1, 0];
    for (const approval of kept) {
      const weight = weightOf(approval);
      if (weight[0] < heaviest[0] || (weight[0] === heaviest[0] && weight[1] <= heaviest[1])) continue;
      heaviest = weight;
      worst = approval;
    }
    for (const approval of kept) if (approval === worst) kept.delete(approval);
  }
  // What is over, and not for good yet, is asked about once more as long as there is room.
  const known = [...kept, ...ended].slice(0, MOST_KNOWN_APPROVALS).map(asNamed);
  return { known, leftOut: approvals.length - kept.size };
}

function asNamed(approval: NamedApproval): NamedApproval {
  const { kind, owner, contract, spender, tokenId, changedBlock, changedAt } = approval;
  return { kind, owner, contract, spender, tokenId, changedBlock, changedAt };
}
