import type { Call } from './Call.ts';
import { innermostCalls } from './innermostCalls.ts';
import { callKindOf } from './kinds/callKindOf.ts';
import { unusedCoin } from './unusedCoin.ts';

/**
 * Reason why a signed call is not broadcast without the signer's explicit consent:
 * - 'createsContract': it has no recipient and creates a contract;
 * - 'unknown': the call, or one inside it, cannot be decoded;
 * - 'coinAlong': it sends coin to a call that uses none, or more than it uses, which would be lost.
 */
type CallRefusal = 'createsContract' | 'unknown' | 'coinAlong';

/**
 * Returns the reason why this wallet does not send a call without consent; undefined if it does.
 *
 * @param wrappedCoin the contract of the network's wrapped coin, which v3 routers use in place of coin
 */
export function callRefusal(call: Call, wrappedCoin: string | undefined): CallRefusal | undefined {
  if (call.kind === 'unknown' && call.contract === undefined) return 'createsContract';
  if (innermostCalls(call).some(({ kind }) => kind === 'unknown')) return 'unknown';
  const takesCoin = call.value === 0n || callKindOf(call).coin !== undefined;
  return takesCoin && unusedCoin(call, wrappedCoin) === 0n ? undefined : 'coinAlong';
}
