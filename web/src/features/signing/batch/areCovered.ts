import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { isCovered } from '../review/isCovered.ts';
import type { BatchPreview } from './BatchPreview.ts';

/** Returns true if accepting one preview of a batch covers a newer one, call by call. */
export function areCovered(
  seen: BatchPreview,
  now: BatchPreview,
  decoded: readonly { readonly call: Call; readonly description: CallEffects }[],
): boolean {
  return decoded.every(({ call, description }, place) =>
    isCovered(seen.calls[place]?.answer, now.calls[place]?.answer, { call, effects: description }),
  );
}
