import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import type { ContractCall } from '../chain/multicall3.ts';
import { readUint } from '../holdings/readUint.ts';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { word } from '../abi/word.ts';
import { addressInWord } from '../abi/addressInWord.ts';

/** Contract reads for an approval. */
export interface ApprovalReads {
  /** The allowance. */
  readonly approved: ContractCall;
  /** The owner's balance; for one ERC-721 token its owner. */
  readonly held: ContractCall;
  /** Permit2's own allowance, which limits those within it. */
  readonly permitted?: ContractCall;
}

/** Allowed amount of an approval, by one node's answers. */
export interface ApprovedFigure {
  readonly units: bigint;
  /** Spender of one ERC-721 token, in lower case. */
  readonly spender?: string;
  /** Expiry of a Permit2 allowance, in seconds since 1970. */
  readonly expiresAt?: bigint;
}

/** Returns the contract reads for an approval. */
export function readsOf({ kind, owner, contract, spender, tokenId }: NamedApproval): ApprovalReads {
  const held = { to: contract, data: `${tokenSelectors.balanceOf}${word(owner)}` };
  const to = contract;
  const by = word(spender ?? '0x');
  const id = word(BigInt(tokenId ?? 0));
  switch (kind) {
    case 'allowance':
      return { approved: { to, data: `${tokenSelectors.allowance}${word(owner)}${by}` }, held };
    case 'operator':
      return { approved: { to, data: `${tokenSelectors.isApprovedForAll}${word(owner)}${by}` }, held };
    case 'tokenApproval':
      return {
        approved: { to, data: `${tokenSelectors.getApproved}${id}` },
        held: { to, data: `${tokenSelectors.ownerOf}${id}` },
      };
    case 'permit2':
      return {
        approved: {
          to: PERMIT2,
          data: `${tokenSelectors.permit2Allowance}${word(owner)}${word(contract)}${by}`,
        },
        held,
        permitted: { to, data: `${tokenSelectors.allowance}${word(owner)}${word(PERMIT2)}` },
      };
  }
}

/**
 * Decodes a contract's answer about an approval.
 *
 * @param answer 0x-prefixed hex; null if its code failed, and empty if it has no such function: then no one
 * can take anything, according to this node
 * @returns undefined if there is no usable answer
 */
export function figureOf(
  { kind }: NamedApproval,
  answer: string | null | undefined,
): ApprovedFigure | undefined {
  if (answer === undefined) return undefined;
  if (answer === null || answer === '0x') return { units: 0n };
  if (kind === 'permit2') {
    const words = /^0x([0-9a-f]{64})([0-9a-f]{64})[0-9a-f]{64}$/i.exec(answer);
    return words ? { units: BigInt(`0x${words[1]}`), expiresAt: BigInt(`0x${words[2]}`) } : undefined;
  }
  const value = readUint(answer);
  if (value === undefined) return undefined;
  if (kind === 'allowance') return { units: value };
  if (kind === 'operator') return { units: value === 0n ? 0n : 1n };
  const spender = addressInWord(value);
  return value === 0n ? { units: 0n } : { units: 1n, spender };
}
