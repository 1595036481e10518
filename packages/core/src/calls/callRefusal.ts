import type { Call } from './Call.ts';
import { innermostCalls } from './innermostCalls.ts';

/** Calls that do something with coin that is sent along; any other one would keep it, or fail. */
const TAKES_COIN: readonly Call['kind'][] = ['nativeTransfer', 'wrap', 'swap', 'multicall'];

/**
 * Why a signed call is not given to a network:
 * - 'createsContract': it calls nobody, and makes a contract;
 * - 'unknown': nobody can say what it does, or what a call inside it does;
 * - 'coinAlong': coin goes along with what takes none.
 */
type CallRefusal = 'createsContract' | 'unknown' | 'coinAlong';

/** Why this wallet does not send a call; undefined where it does. */
export function callRefusal(call: Call): CallRefusal | undefined {
  if (call.kind === 'unknown' && call.contract === undefined) return 'createsContract';
  if (innermostCalls(call).some(({ kind }) => kind === 'unknown')) return 'unknown';
  return call.value > 0n && !TAKES_COIN.includes(call.kind) ? 'coinAlong' : undefined;
}
