import type { Call } from './Call.ts';

/** Returns the effective calls in order: those inside a multicall, or the call itself. */
export function innermostCalls(call: Call): readonly Exclude<Call, { readonly kind: 'multicall' }>[] {
  return call.kind === 'multicall' ? call.calls.flatMap(innermostCalls) : [call];
}
