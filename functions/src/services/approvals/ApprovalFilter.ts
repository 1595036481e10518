import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import { approvalKey } from '@everything-wallet/core/approvals/approvalKey';

/** Maximum approvals of unlisted contracts checked per scan: spam logs approvals that were never given. */
const MAX_OF_UNLISTED = 150;

/** The same for listed contracts: many of them, too, log an approval of 0 for any caller. */
const MAX_LISTED = 400;

/** Maximum of unlisted contracts in one block, which cannot be split. */
const MAX_OF_A_BLOCK = 1_000;

/**
 * Collects approvals from logs up to a limit per scan: beyond it, it returns the block where the next scan
 * continues, so that a real approval cannot be hidden behind many fake ones.
 */
export class ApprovalFilter {
  readonly #found = new Map<string, NamedApproval>();
  readonly #isKnown: (approval: NamedApproval) => boolean;
  readonly #isListed: (approval: NamedApproval) => boolean;
  #strangers = 0;
  #listed = 0;
  #leftOut = 0;
  #isFull = false;

  /**
   * @param isKnown returns true for an approval that is checked in any case
   * @param isListed returns true if its contract is listed
   */
  constructor(isKnown: (approval: NamedApproval) => boolean, isListed: (approval: NamedApproval) => boolean) {
    this.#isKnown = isKnown;
    this.#isListed = isListed;
  }

  /** The newest that was logged of each approval. */
  get found(): readonly NamedApproval[] {
    return [...this.#found.values()];
  }

  /** True if this scan takes no more. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Approvals that were left out for good, since one block had too many. */
  get leftOut(): number {
    return this.#leftOut;
  }

  /**
   * Adds the approvals in the logs of some blocks, block by block.
   *
   * @returns the first block that was not added; undefined if all were
   */
  take(logged: readonly NamedApproval[], order: 'newestFirst' | 'oldestFirst'): number | undefined {
    const byBlock = new Map<number, NamedApproval[]>();
    for (const approval of logged) {
      const together = byBlock.get(approval.changedBlock);
      if (together) together.push(approval);
      else byBlock.set(approval.changedBlock, [approval]);
    }
    const blocks = [...byBlock.keys()].sort((one, other) =>
      order === 'newestFirst' ? other - one : one - other,
    );
    for (const block of blocks) {
      const approvals = byBlock.get(block) ?? [];
      const listed = this.#newOf(approvals.filter((approval) => this.#isListed(approval)));
      const strangers = this.#newOf(approvals.filter((approval) => !this.#isListed(approval)));
      const exceedsLimit =
        this.#strangers + strangers.length > MAX_OF_UNLISTED || this.#listed + listed.length > MAX_LISTED;
      // One block is taken in any case, so that there is always a way on.
      if (this.#strangers + this.#listed > 0 && exceedsLimit) {
        this.#isFull = true;
        return block;
      }
      this.#listed += listed.length;
      const dropped = new Set(strangers.slice(MAX_OF_A_BLOCK));
      this.#strangers += strangers.length - dropped.size;
      this.#leftOut += dropped.size;
      for (const approval of approvals) this.#keep(approval, dropped);
    }
    return undefined;
  }

  #keep(approval: NamedApproval, dropped: ReadonlySet<string>): void {
    const key = approvalKey(approval);
    const other = this.#found.get(key);
    if (dropped.has(key) || (other && other.changedBlock >= approval.changedBlock)) return;
    this.#found.set(key, approval);
  }

  /**
   * Returns their keys, the first of each contract first, so that many of one contract do not crowd out one
   * of another.
   */
  #newOf(approvals: readonly NamedApproval[]): readonly string[] {
    const keys = new Map<string, number>();
    const counts = new Map<string, number>();
    for (const approval of approvals) {
      const key = approvalKey(approval);
      if (keys.has(key) || this.#found.has(key) || this.#isKnown(approval)) continue;
      const rank = counts.get(approval.contract) ?? 0;
      counts.set(approval.contract, rank + 1);
      keys.set(key, rank);
    }
    return [...keys].sort(([, one], [, other]) => one - other).map(([key]) => key);
  }
}
