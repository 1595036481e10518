import type { Call } from './Call.ts';
import { nativeSpentBy } from './nativeSpentBy.ts';
import { innermostCalls } from './innermostCalls.ts';

/** Calls that do something with coin that is sent along; any other one would keep it, or fail. */
const TAKES_COIN: readonly Call['kind'][] = [
  'nativeTransfer',
  'wrap',
  'swap',
  'multicall',
  'fulfillOrder',
  'stake',
];

/**
 * Why a signed call is not given to a network:
 * - 'createsContract': it calls nobody, and makes a contract;
 * - 'unknown': nobody can say what it does, or what a call inside it does;
 * - 'coinAlong': coin goes along with what takes none, or more than it takes: it would be lost.
 */
type CallRefusal = 'createsContract' | 'unknown' | 'coinAlong';

/**
 * Why this wallet does not send a call; undefined where it does.
 *
 * @param wrappedCoin the contract of the network's wrapped coin: a router of v3 takes coin in its place
 */
export function callRefusal(call: Call, wrappedCoin: string | undefined): CallRefusal | undefined {
  if (call.kind === 'unknown' && call.contract === undefined) return 'createsContract';
  if (innermostCalls(call).some(({ kind }) => kind === 'unknown')) return 'unknown';
  const takesCoin = call.value === 0n || TAKES_COIN.includes(call.kind);
  return takesCoin && nativeSpentBy(call, wrappedCoin) === 0n ? undefined : 'coinAlong';
}
