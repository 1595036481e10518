import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import { getAddress } from 'ethers/address';
import type { LoggedEvent } from '../chain/Ledger.ts';
import {
  APPROVAL,
  APPROVAL_FOR_ALL,
  PERMIT2_APPROVAL,
  PERMIT2_LOCKDOWN,
  PERMIT2_PERMIT,
} from '../abi/approvalTopics.ts';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { addressInWord } from '../abi/addressInWord.ts';
import { wordsIn } from '../abi/wordsIn.ts';

/**
 * Reads a given or ended permission from a log: ERC-20, ERC-721, ERC-1155, and Permit2 by its own contract
 * alone.
 *
 * It shows where to check, and no more: an untrusted contract may log anything.
 *
 * @param changed the log's block and its time
 */
export function approvalIn(
  { address: contract, topics, data }: LoggedEvent,
  changed: Pick<NamedApproval, 'changedBlock' | 'changedAt'>,
): NamedApproval | undefined {
  const [event, first, second, third] = topics;
  if (first === undefined) return undefined;
  const owner = addressIn(first);
  if (event === PERMIT2_LOCKDOWN) {
    const [token, spender] = wordsIn(data);
    if (token === undefined || spender === undefined || !sameAddress(contract, PERMIT2)) return undefined;
    const ended = { contract: addressIn(token), spender: addressIn(spender), tokenId: null };
    return { kind: 'permit2', owner, ...ended, ...changed };
  }
  if (second === undefined) return undefined;
  const named = { owner, contract, spender: addressIn(second), tokenId: null, ...changed };
  if (event === PERMIT2_APPROVAL || event === PERMIT2_PERMIT) {
    if (third === undefined || !sameAddress(contract, PERMIT2)) return undefined;
    return { ...named, kind: 'permit2', contract: addressIn(second), spender: addressIn(third) };
  }
  if (event === APPROVAL_FOR_ALL) return { ...named, kind: 'operator' };
  if (event !== APPROVAL) return undefined;
  if (third === undefined) return { ...named, kind: 'allowance' };
  return { ...named, kind: 'tokenApproval', spender: null, tokenId: BigInt(third).toString() };
}

function addressIn(word: bigint | string): string {
  return getAddress(addressInWord(word));
}
