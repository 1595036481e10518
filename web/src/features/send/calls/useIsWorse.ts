import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { useEffect, useState } from 'react';
import type { CallPreview } from './CallPreview.ts';
import { isCovered } from './isCovered.ts';

/** Pause of signatures after a preview became worse, in ms: a finger in motion must not sign it. */
const REST_MS = 2_000;

/** Returns true while the preview has just become worse, from its first render on. */
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
