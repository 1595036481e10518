import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { useEffect, useState } from 'react';
import type { CallPreview } from './CallPreview.ts';
import { isCovered } from './isCovered.ts';

/** How long nothing is signed after a look that is worse than the one before, in ms: a finger on its way must not sign it. */
const REST_MS = 2_000;

/** Whether what a call would do has just become worse, from the very moment in which it is shown. */
export function useIsWorse(
  look: CallPreview | undefined,
  about: { readonly call: Call; readonly effects: CallEffects },
): boolean {
  const [seen, setSeen] = useState(look);
  const [worse, setWorse] = useState<CallPreview>();
  if (look && look !== seen) {
    setSeen(look);
    if (seen && !isCovered(seen.answer, look.answer, about)) setWorse(look);
  }
  useEffect(() => {
    if (!worse) return undefined;
    const timer = setTimeout(() => setWorse(undefined), REST_MS);
    return () => clearTimeout(timer);
  }, [worse]);
  return worse !== undefined;
}
