import { MAX_KNOWN_APPROVALS, type NamedApproval } from '@everything-wallet/core/schemas/approvals';
import type { Approval, ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import { approvalKey } from '@everything-wallet/core/approvals/approvalKey';
import { storable } from './storable.ts';

/** The last state of an approval, and its block. */
interface Figure {
  readonly approval: Approval;
  readonly block: ApprovalsAnswer['block'];
}

/** Approvals found for some accounts on a network. One request may name only some of them, so requests name them in turn. */
export class FoundApprovals {
  #known: ReadonlyMap<string, NamedApproval>;
  readonly #figures = new Map<string, Figure>();
  readonly #tokens = new Map<string, ApprovalsAnswer['tokens'][number]>();
  #open: Set<string>;

  /** @param known approvals found by previous visits */
  constructor(known: readonly NamedApproval[]) {
    this.#known = new Map(known.map((approval) => [approvalKey(approval), approval]));
    this.#open = new Set(this.#known.keys());
  }

  /** Approvals to query. */
  get known(): readonly NamedApproval[] {
    return [...this.#known.values()];
  }

  /** True if all approvals were queried since `begin`. */
  get isQueried(): boolean {
    return this.#open.size === 0;
  }

  /** Starts another round over all approvals. */
  begin(): void {
    this.#open = new Set(this.#known.keys());
  }

  /** Returns the approvals that the next request names: those not queried yet, otherwise the queried ones. */
  named(): readonly NamedApproval[] {
    const open = this.known.filter((approval) => this.#open.has(approvalKey(approval)));
    return (open.length > 0 ? open : this.known).slice(0, MAX_KNOWN_APPROVALS);
  }

  /** Shows the approvals of a response without storing them. */
  show(named: readonly NamedApproval[], answer: ApprovalsAnswer): void {
    for (const approval of named) this.#figures.delete(approvalKey(approval));
    for (const approval of answer.approvals)
      this.#figures.set(approvalKey(approval), { approval, block: answer.block });
    for (const token of answer.tokens) this.#tokens.set(token.contract, token);
  }

  /**
   * Adds the approvals of a response and removes ended ones.
   *
   * @returns number of approvals left out, beyond the limit
   */
  take(named: readonly NamedApproval[], answer: ApprovalsAnswer): number {
    this.show(named, answer);
    const known = new Map(this.#known);
    for (const approval of named) {
      known.delete(approvalKey(approval));
      this.#open.delete(approvalKey(approval));
    }
    // Queries an ended approval once more until its end is final.
    for (const approval of [...answer.approvals, ...answer.ended])
      known.set(approvalKey(approval), asNamed(approval));
    const { stored, leftOut } = storable([...known.values()], (approval) => {
      const figure = this.#figures.get(approvalKey(approval));
      if (!figure) return undefined;
      const isListed = this.#tokens.get(figure.approval.contract)?.isListed === true;
      return { isListed, isInForce: figure.approval.units !== null };
    });
    this.#known = new Map(stored.map((approval) => [approvalKey(approval), approval]));
    for (const all of [this.#figures, this.#open])
      for (const key of all.keys()) if (!this.#known.has(key)) all.delete(key);
    return leftOut;
  }

  /** Returns a response with all approvals found, at the oldest of their blocks. */
  shown(answer: ApprovalsAnswer): ApprovalsAnswer {
    const figures = [...this.#figures.values()];
    const contracts = new Set(figures.map(({ approval }) => approval.contract));
    return {
      ...answer,
      block: figures.map(({ block }) => block).reduce(olderOf, answer.block),
      approvals: figures.map(({ approval }) => approval),
      tokens: [...this.#tokens.values()].filter(({ contract }) => contracts.has(contract)),
    };
  }
}

/** Returns the older block; null if either is unknown. */
function olderOf(one: ApprovalsAnswer['block'], other: ApprovalsAnswer['block']): ApprovalsAnswer['block'] {
  if (one === null || other === null) return null;
  return one.number < other.number ? one : other;
}

function asNamed(approval: NamedApproval): NamedApproval {
  const { kind, owner, contract, spender, tokenId, changedBlock, changedAt } = approval;
  return { kind, owner, contract, spender, tokenId, changedBlock, changedAt };
}
