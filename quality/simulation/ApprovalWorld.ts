import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import { approvalKey } from '@everything-wallet/core/approvals/approvalKey';
import { ALLOWED_AT_FIRST, erc1155, erc20, erc721, OTHER, SENDER, type CallChain } from './CallChain.ts';

/** Addresses that may get an approval. */
const SPENDERS = Array.from({ length: 25 }, (_, index) => `0x${(index + 16).toString(16).padStart(40, '5')}`);

/** Something that was allowed, by the test's own books. */
export interface Allowed {
  readonly named: NamedApproval;
  readonly units: bigint;
}

/** Lets two accounts approve and revoke at random, and records the expected state. */
export class ApprovalWorld {
  readonly #chain: CallChain;
  readonly #random: () => number;
  /** By `approvalKey`. */
  readonly #books = new Map<string, Allowed>();

  constructor(chain: CallChain, random: () => number) {
    this.#chain = chain;
    this.#random = random;
    // Initial approvals of the chain.
    const named = { owner: OTHER, spender: SENDER, tokenId: null, changedBlock: 0, changedAt: null };
    this.#keep({ ...named, kind: 'allowance', contract: chain.contracts.erc20 }, ALLOWED_AT_FIRST);
    this.#keep({ ...named, kind: 'operator', contract: chain.contracts.erc721 }, 1n);
  }

  /** Current approvals. */
  get allowed(): ReadonlyMap<string, Allowed> {
    return new Map([...this.#books].filter(([, { units }]) => units > 0n));
  }

  /** Approves or revokes. */
  async step(): Promise<void> {
    const owner = this.#random() < 0.5 ? SENDER : OTHER;
    const spender = this.#pick(SPENDERS);
    const { erc20: token, erc721: nft, erc1155: multi } = this.#chain.contracts;
    const isOver = this.#random() < 0.3;
    const kind = this.#pick(['allowance', 'operator', 'operatorOf1155', 'tokenApproval'] as const);
    const named = { owner, spender, tokenId: null, changedBlock: 0, changedAt: null };
    if (kind === 'allowance') {
      const units = isOver
        ? 0n
        : BigInt(Math.floor(this.#random() * 2 ** 50)) * 10n ** BigInt(this.#pick([0, 15]));
      await this.#make(owner, token, erc20.encodeFunctionData('approve', [spender, units]));
      this.#keep({ ...named, kind, contract: token }, units);
    } else if (kind === 'tokenApproval') {
      const first = owner === SENDER ? 0 : 150;
      const tokenId = String(first + Math.floor(this.#random() * 10));
      const to = isOver ? `0x${'0'.repeat(40)}` : spender;
      await this.#make(owner, nft, erc721.encodeFunctionData('approve', [to, tokenId]));
      this.#keep({ ...named, kind, contract: nft, spender: null, tokenId }, isOver ? 0n : 1n);
    } else {
      const contract = kind === 'operator' ? nft : multi;
      const data = erc1155.encodeFunctionData('setApprovalForAll', [spender, !isOver]);
      await this.#make(owner, contract, data);
      this.#keep({ ...named, kind: 'operator', contract }, isOver ? 0n : 1n);
    }
  }

  #keep(named: NamedApproval, units: bigint): void {
    this.#books.set(approvalKey(named), { named, units });
  }

  async #make(from: string, to: string, data: string): Promise<void> {
    const { succeeded } = await this.#chain.make({ from, to, data });
    if (!succeeded) throw new Error('an approval of the test failed');
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)] as Item;
  }
}
