import { MAX_KNOWN_APPROVALS, type NamedApproval } from '@everything-wallet/core/callables/approvals';
import type { Approval, ApprovalsAnswer } from '@everything-wallet/core/callables/approvalsAnswer';
import { approvalKey } from './approvalKey.ts';
import { cacheable } from './cacheable.ts';

/** An approval as it was heard last, and the block that it is of. */
interface Figure {
  readonly approval: Approval;
  readonly block: ApprovalsAnswer['block'];
}

/** What looks have found of some accounts on a network: more than one question may name, so they are asked about in turn. */
export class FoundApprovals {
  #known: ReadonlyMap<string, NamedApproval>;
  readonly #figures = new Map<string, Figure>();
  readonly #tokens = new Map<string, ApprovalsAnswer['tokens'][number]>();
  #open: Set<string>;

  /** @param known what visits before have found */
  constructor(known: readonly NamedApproval[]) {
    this.#known = new Map(known.map((approval) => [approvalKey(approval), approval]));
    this.#open = new Set(this.#known.keys());
  }

  /** Everything that is to be asked about. */
  get known(): readonly NamedApproval[] {
    return [...this.#known.values()];
  }

  /** Whether all were asked about since it began. */
  get isAsked(): boolean {
    return this.#open.size === 0;
  }

  /** Begins to ask about all of them once more. */
  begin(): void {
    this.#open = new Set(this.#known.keys());
  }

  /** What the next question names: what was not asked about yet; else what was. */
  named(): readonly NamedApproval[] {
    const open = this.known.filter((approval) => this.#open.has(approvalKey(approval)));
    return (open.length > 0 ? open : this.known).slice(0, MAX_KNOWN_APPROVALS);
  }

  /** Takes what was heard, as it is to be shown, and keeps nothing of it. */
  show(named: readonly NamedApproval[], answer: ApprovalsAnswer): void {
    for (const approval of named) this.#figures.delete(approvalKey(approval));
    for (const approval of answer.approvals)
      this.#figures.set(approvalKey(approval), { approval, block: answer.block });
    for (const token of answer.tokens) this.#tokens.set(token.contract, token);
  }

  /**
   * Takes what was heard, and forgets what is over.
   *
   * @returns how many were left out, since there are too many
   */
  take(named: readonly NamedApproval[], answer: ApprovalsAnswer): number {
    this.show(named, answer);
    const known = new Map(this.#known);
    for (const approval of named) {
      known.delete(approvalKey(approval));
      this.#open.delete(approvalKey(approval));
    }
    // What is over, and not for good yet, is asked about once more.
    for (const approval of [...answer.approvals, ...answer.ended])
      known.set(approvalKey(approval), asNamed(approval));
    const { kept, leftOut } = cacheable([...known.values()], (approval) => {
      const figure = this.#figures.get(approvalKey(approval));
      if (!figure) return undefined;
      const isListed = this.#tokens.get(figure.approval.contract)?.isListed === true;
      return { isListed, isInForce: figure.approval.units !== null };
    });
    this.#known = new Map(kept.map((approval) => [approvalKey(approval), approval]));
    for (const all of [this.#figures, this.#open])
      for (const key of all.keys()) if (!this.#known.has(key)) all.delete(key);
    return leftOut;
  }

  /** An answer with everything that was heard: of the oldest of its blocks. */
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

/** Null where either is not known. */
function olderOf(one: ApprovalsAnswer['block'], other: ApprovalsAnswer['block']): ApprovalsAnswer['block'] {
  if (one === null || other === null) return null;
  return one.number < other.number ? one : other;
}

function asNamed(approval: NamedApproval): NamedApproval {
  const { kind, owner, contract, spender, tokenId, changedBlock, changedAt } = approval;
  return { kind, owner, contract, spender, tokenId, changedBlock, changedAt };
}
