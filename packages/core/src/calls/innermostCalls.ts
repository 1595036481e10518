import type { Call } from './Call.ts';
import type { MulticallCall } from './kinds/multicall.ts';

/** Returns the effective calls in order: those inside a multicall, or the call itself. */
export function innermostCalls(call: Call): readonly Exclude<Call, MulticallCall>[] {
  return call.kind === 'multicall' ? call.calls.flatMap(innermostCalls) : [call];
}
