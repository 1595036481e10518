import { lido } from '../../pools/lido.ts';
import { CallError } from '../CallError.ts';
import { callLimits } from '../callLimits.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface WithdrawalRequestTerms {
  /** stETH in its smallest unit; split into several requests if one cannot take it. */
  readonly amount: bigint;
  /** Account that claims the coin later. */
  readonly owner: string;
}

/**
 * Builds `requestWithdrawals` of Lido's queue: staked coin waits there for some days to become coin again and
 * earns nothing meanwhile. The owner gets an NFT for each request. Requires an approval.
 *
 * @throws CallError for an invalid address or amount, and for one that is too small or too large for the
 * requests of one call
 */
export function buildWithdrawalRequest({ amount, owner }: WithdrawalRequestTerms): CallTransaction {
  const amounts = splitRequests(checkedAmount(amount));
  const values = [amounts, checkedAddress(owner)];
  return {
    chainId: lido.chainId,
    to: lido.queue,
    value: 0n,
    data: encodeFunction('requestWithdrawals(uint256[],address)', values),
  };
}

function splitRequests(amount: bigint): readonly bigint[] {
  const { minRequest, maxRequest } = lido;
  const fullRequests = amount / maxRequest;
  const rest = amount % maxRequest;
  const isTooSmall = rest > 0n && rest < minRequest;
  if (isTooSmall || fullRequests >= BigInt(callLimits.elements)) throw new CallError('number');
  const fullAmounts = Array.from({ length: Number(fullRequests) }, () => maxRequest);
  return rest > 0n ? [...fullAmounts, rest] : fullAmounts;
}
