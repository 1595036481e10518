import type { Call, MulticallCall } from './Call.ts';

/** The calls that do something, in order: those inside a multicall, or the call itself. */
export function innermostCalls(call: Call): readonly Exclude<Call, MulticallCall>[] {
  return call.kind === 'multicall' ? call.calls.flatMap(innermostCalls) : [call];
}
